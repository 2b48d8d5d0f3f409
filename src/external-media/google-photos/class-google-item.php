<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Core\Attributes;
use Mainstreet\External_Media\Media_Item;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a photo or video that a user has selected. The signed URL is that of the original file; thumbnails are loaded through
 * Proxy_Controller.
 */
final class Google_Item {

	/** Suffixes of the base URL: for the file of a photo or video, and for its thumbnails. */
	const PHOTO = '=d';
	const VIDEO = '=dv';
	const SMALL = '=w400-h300';
	const LARGE = '=w1280-h960';

	/** Suffix for a photo that Google converts to a format for browsers. */
	const CONVERTED = '=w4096-h4096';

	/**
	 * Reads an item of a response.
	 *
	 * @param mixed $data Data from Google.
	 * @return array|null See Media_Item::sanitize().
	 */
	public static function parse( $data ) {
		$file = Attributes::items( $data, 'mediaFile' );
		$text = static fn( array $from, $name ) => mb_strcut( Attributes::text( $from, $name ), 0, 2000, 'UTF-8' );
		$base = $text( $file, 'baseUrl' );
		// The suffix is added below.
		if ( ! Google_Session::is_allowed_url( $base ) || strlen( $base ) > 1900 || preg_match( '/[?#=]/', $base ) ) {
			return null;
		}
		$is_video = 'VIDEO' === $text( $data, 'type' ) || 0 === stripos( $text( $file, 'mimeType' ), 'video/' );
		$id       = $text( $data, 'id' );
		$item     = Media_Item::sanitize(
			array(
				// Media_Item::sanitize() shortens ids, which could make two of them equal.
				'id'        => preg_match( '/^[A-Za-z0-9-]{1,100}$/D', $id ) ? $id : md5( $id ),
				'url'       => $base . ( $is_video ? self::VIDEO : self::PHOTO ),
				'title'     => preg_replace( '/\.[A-Za-z0-9]{1,5}$/D', '', $text( $file, 'filename' ) ),
				'large'     => $base . self::LARGE,
				'medium'    => $base . self::SMALL,
				'thumbnail' => $base . self::SMALL,
			)
		);
		if ( ! $item || '' === $id ) {
			return null;
		}
		$name         = Media_Item::build_file_name( $item['title'] );
		$item['name'] = '' === $name ? 'google-photos' : $name;
		return $item;
	}

	/**
	 * Whether a URL is that of a video file.
	 *
	 * @param string $url Signed URL.
	 */
	public static function is_video( $url ): bool {
		return self::VIDEO === substr( $url, -strlen( self::VIDEO ) );
	}

	/**
	 * Returns the URLs to try for a file: the original, and for a photo a conversion by Google, in case browsers do not support its format
	 * (such as HEIC from phones).
	 *
	 * @param string $url Signed URL.
	 * @return string[]
	 */
	public static function get_candidate_urls( $url ): array {
		return self::is_video( $url ) ? array( $url ) : array( $url, substr( $url, 0, -strlen( self::PHOTO ) ) . self::CONVERTED );
	}

	/**
	 * Returns an item for the editor. The title is the camera's file name, so it is not used as alternative text.
	 *
	 * @param array $item As parse() returns it.
	 * @return array
	 */
	public static function prepare_for_editor( array $item ) {
		$is_video = self::is_video( $item['url'] );
		return array(
			'alt'        => '',
			'media_type' => $is_video ? 'video' : 'image',
		) + Media_Item::prepare_for_editor( Google_Login::SERVICE, $item );
	}
}
