<?php
namespace Mainstreet\Blocks\Story;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the slides in the library: what the post says of a file may be years old, or of another site. A file of this site that is
 * not in the library any more is no slide. One of another site is shown from there.
 */
final class Story_Media {

	/** Slides that are shown at most. */
	const MOST = 100;

	/** Bytes of one text that are read. */
	const LONGEST = 5000;

	/**
	 * The slides.
	 *
	 * @param mixed $stored Attribute `mediaFiles`.
	 * @return array[] Each with id, type (image or video), alt and caption (texts, unescaped); of a file of another site the id is 0, and
	 *                 there are url (unescaped), width and height (0 where unknown).
	 */
	public static function read( $stored ): array {
		$files = array();
		foreach ( array_slice( is_array( $stored ) ? $stored : array(), 0, self::MOST ) as $file ) {
			if ( is_array( $file ) ) {
				$files[] = array( isset( $file['id'] ) ? self::read_id( $file['id'] ) : 0, $file );
			}
		}
		// All of them in two queries.
		_prime_post_caches( array_unique( array_filter( array_column( $files, 0 ) ) ), false, true );

		$slides = array();
		foreach ( $files as list( $id, $file ) ) {
			$type   = $id ? self::find_type( $id ) : '';
			$is_own = $type && self::is_same( $id, self::read_text( $file, 'url' ) );
			$slide  = $is_own ? array( 'type' => $type ) : self::read_foreign( $file );
			if ( $slide ) {
				$slides[] = $slide + array(
					'id'      => $is_own ? $id : 0,
					'alt'     => self::find_alt( $is_own ? $id : 0, $slide['type'], $file ),
					'caption' => trim( wp_strip_all_tags( self::read_text( $file, 'caption' ), true ) ),
				);
			}
		}
		return $slides;
	}

	/**
	 * Reads a slide whose file is on another site.
	 *
	 * @param array $file Stored slide.
	 * @return array type, url, width, height; empty for what can't be shown, or would be on this site.
	 */
	private static function read_foreign( array $file ): array {
		$url  = self::read_text( $file, 'url' );
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		if ( ! preg_match( '#^https?://[^\s/]+/[^\s/]#iD', $url ) || self::is_own_address( $url ) ) {
			return array();
		}
		$type = (string) wp_check_filetype( $path, wp_get_mime_types() )['type'];
		foreach ( array( 'mime', 'type' ) as $key ) {
			$type = '' === $type ? self::read_text( $file, $key ) : $type;
		}
		$type  = strtok( $type, '/' );
		$slide = array(
			'type' => $type,
			'url'  => $url,
		);
		foreach ( array( 'width', 'height' ) as $key ) {
			$length        = isset( $file[ $key ] ) && is_numeric( $file[ $key ] ) ? (float) $file[ $key ] : 0;
			$slide[ $key ] = $length >= 1 && $length <= 100000 ? (int) $length : 0;
		}
		return in_array( $type, array( 'image', 'video' ), true ) ? $slide : array();
	}

	/**
	 * Whether an address is one of this site, or of its files, also behind the image network that many sites put before theirs.
	 *
	 * @param string $url Address.
	 */
	private static function is_own_address( string $url ): bool {
		$url   = preg_replace( '#^https?://i\d\.wp\.com/#i', 'https://', $url );
		$hosts = array();
		foreach ( array( $url, home_url(), site_url(), wp_upload_dir( null, false )['baseurl'] ) as $address ) {
			$hosts[] = preg_replace( '/^www\./', '', self::host( $address ) );
		}
		return '' === $hosts[0] || in_array( $hosts[0], array_slice( $hosts, 1 ), true );
	}

	/**
	 * Reads a number of an attachment.
	 *
	 * @param mixed $id Number, or its digits.
	 * @return int 0 for anything else.
	 */
	private static function read_id( $id ) {
		if ( is_float( $id ) && floor( $id ) === $id && $id > 0 && $id < PHP_INT_MAX ) {
			$id = (int) $id;
		}
		$is_id = is_int( $id ) || ( is_string( $id ) && preg_match( '/^\d{1,18}$/D', $id ) );
		return $is_id ? max( 0, (int) $id ) : 0;
	}

	/**
	 * What an attachment is.
	 *
	 * @param int $id Number.
	 * @return string image, video, or '' for what can't be shown to visitors.
	 */
	private static function find_type( $id ): string {
		$post = get_post( $id );
		if ( ! $post || 'attachment' !== $post->post_type || ! in_array( $post->post_status, array( 'inherit', 'publish' ), true ) ) {
			return '';
		}
		if ( ! preg_match( '#^https?://#i', (string) wp_get_attachment_url( $id ) ) ) {
			return '';
		}
		foreach ( array( 'image', 'video' ) as $type ) {
			if ( wp_attachment_is( $type, $post ) ) {
				return $type;
			}
		}
		return '';
	}

	/**
	 * Whether a stored address is of this attachment. A post that came from another site has that site's numbers:
	 * theirs are not ours. A site that moved, or has its files elsewhere, is told by the name of the file.
	 *
	 * @param int    $id  Number.
	 * @param string $url Stored address.
	 */
	private static function is_same( $id, string $url ): bool {
		$host = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		$ours = wp_get_attachment_url( $id );
		if ( '' === $host || in_array( $host, array( self::host( $ours ), self::host( home_url() ) ), true ) ) {
			return true;
		}
		$stem = self::stem( (string) get_attached_file( $id, true ) );
		// What follows the name are sizes, and marks of services that keep videos.
		return '' !== $stem && 1 === preg_match( '/^' . preg_quote( $stem, '/' ) . '(?![a-z0-9])/', self::stem( (string) wp_parse_url( $url, PHP_URL_PATH ) ) );
	}

	/**
	 * Host of an address.
	 *
	 * @param string $url Address.
	 */
	private static function host( $url ): string {
		return strtolower( (string) wp_parse_url( (string) $url, PHP_URL_HOST ) );
	}

	/**
	 * Name of a file without what WordPress adds to it.
	 *
	 * @param string $path Path.
	 */
	private static function stem( string $path ): string {
		$name = strtolower( rawurldecode( wp_basename( $path ) ) );
		return (string) preg_replace( '/(?:-e\d{8,})?(?:-scaled|-rotated|-\d+x\d+)?(?:\.[a-z0-9]+)?$/D', '', $name );
	}

	/**
	 * Text for those who can't see the slide: the author's in the post, else that of the library. A picture that is marked as
	 * decorative has none.
	 *
	 * @param int    $id   Number; 0 for a file of another site.
	 * @param string $type What the slide is: image or video.
	 * @param array  $file Stored slide.
	 */
	private static function find_alt( $id, $type, array $file ): string {
		if ( 'image' === $type && Attributes::flag( $file, 'isDecorative' ) ) {
			return '';
		}
		$alt = trim( self::read_text( $file, 'alt' ) );
		return '' !== $alt || ! $id ? $alt : trim( wp_strip_all_tags( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ) );
	}

	/**
	 * A text of bounded length, in which entities are characters: core wrote them for authors in old posts.
	 *
	 * @param array  $file Stored slide.
	 * @param string $key  Its key.
	 * @return string Empty when it is no text.
	 */
	private static function read_text( array $file, string $key ): string {
		$text = Attributes::text( $file, $key );
		return html_entity_decode( mb_strcut( $text, 0, self::LONGEST, 'UTF-8' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
