<?php
namespace Mainstreet\External_Media;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Site_Key;
use Mainstreet\Core\Text\Safe_Html;

defined( 'ABSPATH' ) || exit;

/**
 * An image of an external library, as the editor receives it and sends it back (docs/server-contract.md A.14). Services return data that
 * strangers have entered. Each item is signed, so that the site only copies files, and only stores licenses, that a service has returned.
 */
final class Media_Item {

	/** Signed properties, in this order. */
	const SIGNED = array( 'id', 'url', 'name', 'title', 'caption', 'license', 'license_url', 'creator' );

	/** Maximum bytes of the JSON that the editor sends back. */
	const MAX_JSON_BYTES = 40000;

	/** Allowed HTML in a caption, as for wp_kses(). */
	const CAPTION = array(
		'a' => array( 'href' => true ),
	);

	/**
	 * Sanitizes the data of a service.
	 *
	 * @param array $data Values of any type: `large`, `medium`, `thumbnail` and the properties in SIGNED, except `name`.
	 * @return array|null Texts with the same keys, and `name`; null without id, URL or thumbnail.
	 */
	public static function sanitize( array $data ): ?array {
		$item = array(
			'id'          => preg_replace( '/[^A-Za-z0-9-]/', '', self::sanitize_text( $data, 'id', 100 ) ),
			'url'         => self::sanitize_url( $data, 'url' ),
			'title'       => self::sanitize_text( $data, 'title', 200 ),
			'caption'     => Safe_Html::sanitize( Attributes::text( $data, 'caption' ), self::CAPTION, array( 'http', 'https' ) ),
			'license'     => self::sanitize_text( $data, 'license', 60 ),
			'license_url' => self::sanitize_url( $data, 'license_url' ),
			'creator'     => self::sanitize_text( $data, 'creator', 200 ),
			'large'       => self::sanitize_url( $data, 'large' ),
			'medium'      => self::sanitize_url( $data, 'medium' ),
			'thumbnail'   => self::sanitize_url( $data, 'thumbnail' ),
		);
		if ( '' === $item['id'] || '' === $item['url'] || '' === $item['thumbnail'] ) {
			return null;
		}
		$item['name'] = trim( self::build_file_name( $item['title'] ) . '-' . substr( $item['id'], 0, 40 ), '-' );
		return $item;
	}

	/**
	 * Converts a title to a part of a file name. Letters without a Latin equivalent are removed; sanitize_title() would encode them.
	 *
	 * @param string $title Title.
	 * @return string At most 80 characters; '' if nothing is left.
	 */
	public static function build_file_name( $title ): string {
		$latin = preg_replace( '/[^\x20-\x7e]+|_/', ' ', remove_accents( $title ) );
		return trim( substr( preg_replace( '/[^a-z0-9-]/', '', sanitize_title( $latin ) ), 0, 80 ), '-' );
	}

	/**
	 * Returns the item for the editor.
	 *
	 * @param array $item As sanitize() returns it.
	 */
	public static function prepare_for_editor( string $service, array $item ): array {
		$signed = array_intersect_key( $item, array_flip( self::SIGNED ) );
		return array(
			'ID'         => $item['id'],
			'guid'       => wp_json_encode( $signed + array( 'sig' => self::sign( $service, $item ) ) ),
			'type'       => 'media',
			'name'       => $item['name'],
			'title'      => $item['title'],
			'alt'        => $item['title'],
			'caption'    => $item['caption'],
			'license'    => $item['license'],
			'creator'    => $item['creator'],
			'URL'        => $item['url'],
			'thumbnails' => array(
				'thumbnail' => $item['thumbnail'],
				'medium'    => $item['medium'],
				'fmt_hd'    => $item['large'],
				'large'     => $item['large'],
			),
			'children'   => 0,
		);
	}

	/**
	 * Verifies an item that the editor sends back.
	 *
	 * @param mixed $guid `guid` of prepare_for_editor(); may have any type.
	 * @return array|null The properties in SIGNED; null if the signature for this user is not valid.
	 */
	public static function verify( string $service, $guid ): ?array {
		$given = is_string( $guid ) && strlen( $guid ) <= self::MAX_JSON_BYTES ? json_decode( $guid, true, 3 ) : null;
		if ( ! is_array( $given ) || ! isset( $given['sig'] ) || ! is_string( $given['sig'] ) ) {
			return null;
		}
		$item = array();
		foreach ( self::SIGNED as $name ) {
			if ( ! isset( $given[ $name ] ) || ! is_string( $given[ $name ] ) ) {
				return null;
			}
			$item[ $name ] = $given[ $name ];
		}
		return hash_equals( self::sign( $service, $item ), $given['sig'] ) ? $item : null;
	}

	/**
	 * Returns the signature of an item. It is valid for the current user and site.
	 *
	 * @param array $item Properties in SIGNED.
	 */
	private static function sign( string $service, array $item ): string {
		$parts = array( 'external-media', get_current_blog_id(), get_current_user_id(), $service );
		foreach ( self::SIGNED as $name ) {
			$parts[] = $item[ $name ];
		}
		return hash_hmac( 'sha256', (string) wp_json_encode( $parts ), Site_Key::salt() );
	}

	/**
	 * Returns a value as plain text.
	 *
	 * @param string $name       Key.
	 * @param int    $max_length Maximum characters.
	 * @return string
	 */
	private static function sanitize_text( array $data, $name, $max_length ) {
		$text = isset( $data[ $name ] ) && is_scalar( $data[ $name ] ) ? (string) $data[ $name ] : '';
		$text = mb_strcut( $text, 0, 8 * $max_length, 'UTF-8' );
		// Services may return HTML entities, which screen readers would read out in an alternative text.
		$text = sanitize_text_field( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return mb_substr( $text, 0, $max_length, 'UTF-8' );
	}

	/** Returns a value as a URL; '' if it is not an http or https URL. */
	private static function sanitize_url( array $data, string $name ): string {
		$url = Attributes::text( $data, $name, 2000 );
		return preg_match( '#^https?://[^\s/]#i', $url ) ? sanitize_url( $url, array( 'http', 'https' ) ) : '';
	}
}
