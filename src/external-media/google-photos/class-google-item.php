<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Core\Attributes;
use Mainstreet\External_Media\Media_Item;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a picked photo or video. What is signed is the address of the file itself; small pictures are had through Proxy_Controller.
 */
final class Google_Item {

	/** What makes an address that of a photo's or a video's file, and of its pictures. */
	const PHOTO = '=d';
	const VIDEO = '=dv';
	const SMALL = '=w400-h300';
	const LARGE = '=w1280-h960';

	/** What Google draws anew, as a kind of picture that all browsers show. */
	const DRAWN = '=w4096-h4096';

	/**
	 * Reads one.
	 *
	 * @param mixed $said What Google says.
	 * @return array|null See Media_Item::clean().
	 */
	public static function read( $said ) {
		$file = Attributes::items( $said, 'mediaFile' );
		$text = static function ( array $from, $name ) {
			return mb_strcut( Attributes::text( $from, $name ), 0, 2000, 'UTF-8' );
		};
		$base = $text( $file, 'baseUrl' );
		// What follows is for us to say.
		if ( ! Google_Media::may_lie_at( $base ) || strlen( $base ) > 1900 || preg_match( '/[?#=]/', $base ) ) {
			return null;
		}
		$is_video = 'VIDEO' === $text( $said, 'type' ) || 0 === stripos( $text( $file, 'mimeType' ), 'video/' );
		$id       = $text( $said, 'id' );
		$item     = Media_Item::clean(
			array(
				// Cut or changed, two of them could be the same.
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
		$name         = Media_Item::name( $item['title'] );
		$item['name'] = '' === $name ? 'google-photos' : $name;
		return $item;
	}

	/**
	 * Whether an address is that of a video's file.
	 *
	 * @param string $url Address that was signed.
	 */
	public static function is_video( $url ): bool {
		return self::VIDEO === substr( $url, -strlen( self::VIDEO ) );
	}

	/**
	 * Addresses that a file is had at: the file itself, and where that is of a kind no browser shows, as telephones make them, the photo that
	 * Google draws of it.
	 *
	 * @param string $url Address that was signed.
	 * @return string[]
	 */
	public static function files( $url ): array {
		return self::is_video( $url ) ? array( $url ) : array( $url, substr( $url, 0, -strlen( self::PHOTO ) ) . self::DRAWN );
	}

	/**
	 * One for the editor. A camera's name of a file says nothing of what is to be seen: it becomes a title, and no alternative text.
	 *
	 * @param array $item What read() gave.
	 * @return array
	 */
	public static function present( array $item ) {
		$is_video = self::is_video( $item['url'] );
		return array(
			'alt'        => '',
			'media_type' => $is_video ? 'video' : 'image',
		) + Media_Item::present( Google_Login::SERVICE, $item );
	}
}
