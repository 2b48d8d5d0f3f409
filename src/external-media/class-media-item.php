<?php
namespace Mainstreet\External_Media;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Site_Key;
use Mainstreet\Core\Text\Safe_Html;

defined( 'ABSPATH' ) || exit;

/**
 * One picture of another library, as the editor gets it and hands it back (docs/server-contract.md A.14). What services say about
 * pictures was written by strangers. The editor hands back all of it with our signature, so that nothing else is ever loaded or
 * stored as somebody's licence.
 */
final class Media_Item {

	/** What is signed, in this order. */
	const SIGNED = array( 'id', 'url', 'name', 'title', 'caption', 'license', 'license_url', 'creator' );

	/** Bytes of what is handed back. */
	const MOST = 40000;

	/** Elements of a caption, with their attributes. */
	const CAPTION = array(
		'a' => array( 'href' => true ),
	);

	/**
	 * Makes a picture of what a service says.
	 *
	 * @param array $said Of any type, by name: those of SIGNED but `name`; `large`, `medium`, `thumbnail`.
	 * @return array|null Texts by the same names; null where it has no address.
	 */
	public static function clean( array $said ): ?array {
		$item = array(
			'id'          => preg_replace( '/[^A-Za-z0-9-]/', '', self::text( $said, 'id', 100 ) ),
			'url'         => self::url( $said, 'url' ),
			'title'       => self::text( $said, 'title', 200 ),
			'caption'     => Safe_Html::of( Attributes::text( $said, 'caption' ), self::CAPTION, array( 'http', 'https' ) ),
			'license'     => self::text( $said, 'license', 60 ),
			'license_url' => self::url( $said, 'license_url' ),
			'creator'     => self::text( $said, 'creator', 200 ),
			'large'       => self::url( $said, 'large' ),
			'medium'      => self::url( $said, 'medium' ),
			'thumbnail'   => self::url( $said, 'thumbnail' ),
		);
		if ( '' === $item['id'] || '' === $item['url'] || '' === $item['thumbnail'] ) {
			return null;
		}
		$item['name'] = trim( self::name( $item['title'] ) . '-' . substr( $item['id'], 0, 40 ), '-' );
		return $item;
	}

	/**
	 * A title as a part of a file's name. Letters that are not Latin are left out: WordPress writes them as numbers.
	 *
	 * @param string $title Title.
	 * @return string '' where nothing is left.
	 */
	public static function name( $title ): string {
		$latin = preg_replace( '/[^\x20-\x7e]+|_/', ' ', remove_accents( $title ) );
		return trim( substr( preg_replace( '/[^a-z0-9-]/', '', sanitize_title( $latin ) ), 0, 80 ), '-' );
	}

	/**
	 * The picture for the editor.
	 *
	 * @param string $service Library.
	 * @param array  $item    What clean() gave.
	 */
	public static function present( $service, array $item ): array {
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
	 * Reads what the editor hands back.
	 *
	 * @param string $service Library.
	 * @param mixed  $guid    JSON of present(); any type.
	 * @return array|null Those of SIGNED, as we gave them to this user; null for anything else.
	 */
	public static function read( $service, $guid ): ?array {
		$given = is_string( $guid ) && strlen( $guid ) <= self::MOST ? json_decode( $guid, true, 3 ) : null;
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
	 * The signature of a picture for the current user.
	 *
	 * @param string $service Library.
	 * @param array  $item    Those of SIGNED.
	 */
	private static function sign( $service, array $item ): string {
		$parts = array( 'external-media', get_current_blog_id(), get_current_user_id(), $service );
		foreach ( self::SIGNED as $name ) {
			$parts[] = $item[ $name ];
		}
		return hash_hmac( 'sha256', (string) wp_json_encode( $parts ), Site_Key::salt() );
	}

	/**
	 * A text without markup.
	 *
	 * @param array  $said What a service says.
	 * @param string $name Name of the text.
	 * @param int    $most Characters of it that are kept.
	 * @return string
	 */
	private static function text( array $said, $name, $most ) {
		$text = isset( $said[ $name ] ) && is_scalar( $said[ $name ] ) ? (string) $said[ $name ] : '';
		$text = mb_strcut( $text, 0, 8 * $most, 'UTF-8' );
		// Services have words of pages, too: in an alternative text signs of HTML would be read out.
		$text = sanitize_text_field( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return mb_substr( $text, 0, $most, 'UTF-8' );
	}

	/**
	 * An address.
	 *
	 * @param array  $said What a service says.
	 * @param string $name Name of the address.
	 * @return string '' for what is no address of the web.
	 */
	private static function url( array $said, string $name ): string {
		$url = Attributes::text( $said, $name, 2000 );
		return preg_match( '#^https?://[^\s/]#i', $url ) ? sanitize_url( $url, array( 'http', 'https' ) ) : '';
	}
}
