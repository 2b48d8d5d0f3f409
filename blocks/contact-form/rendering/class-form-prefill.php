<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Texts;
use Mainstreet\Core\Utf8;
use Mainstreet\Submissions\Pipeline\No_Script_Page;
use Mainstreet\Submissions\Registry\Form_Locator;

defined( 'ABSPATH' ) || exit;

/**
 * Fills fields from the address (`?field-id=value`) and, where a site's filter asks for it, with who is logged in: as
 * posts that Jetpack wrote expect it. The page is kept by no cache then. Nothing is filled that nobody sees, or that a
 * visitor has to agree to: the link may be a stranger's.
 */
final class Form_Prefill {

	/** Types of fields that are filled, with the pattern of a value. */
	const TYPES = array(
		'text'              => '/^[^\r\n]*$/u',
		'name'              => '/^[^\r\n]*$/u',
		'email'             => '/^[^\r\n]*$/u',
		'url'               => '/^[^\r\n]*$/u',
		'telephone'         => '/^[^\r\n]*$/u',
		'textarea'          => '/^/u',
		'number'            => '/^-?\d{1,15}(\.\d{1,10})?$/',
		'slider'            => '/^-?\d{1,15}(\.\d{1,10})?$/',
		'rating'            => '/^\d{1,3}$/',
		'date'              => '/^\d{4}-\d\d-\d\d$/',
		'time'              => '/^\d\d:\d\d$/',
		'select'            => '/^[^\r\n]*$/u',
		'radio'             => '/^[^\r\n]*$/u',
		'checkbox-multiple' => '/^[^\r\n]*$/u',
	);

	/** Characters of a value; longer ones are ignored, as half of a text is none. */
	const MOST      = 500;
	const MOST_TEXT = 5000;

	/** Names of an address, and posts of a page, that are looked at. */
	const MOST_NAMES = 50;
	const MOST_POSTS = 20;

	/** Fields that are filled with who is logged in, and where core keeps it. */
	const OWN = array(
		'name'  => 'display_name',
		'email' => 'user_email',
		'url'   => 'user_url',
	);

	/**
	 * Whether fields of this page are filled.
	 *
	 * @var bool
	 */
	private static $is_on = false;

	/**
	 * Names of fields of this page, as keys.
	 *
	 * @var array
	 */
	private static $taken = array();

	/**
	 * Before anything is printed: keeps the page from caches if the address, or who is logged in, fills a field of it.
	 */
	public static function prepare() {
		if ( ! is_feed() && ! is_embed() && ( self::is_asked() || self::fills_user() ) ) {
			self::$is_on = No_Script_Page::keep_private();
		}
	}

	/**
	 * Whether the address names a field of a form of the page: in its posts, its template and the parts of it, patterns and widgets.
	 *
	 * @return bool
	 */
	private static function is_asked(): bool {
		$names = self::asked_names();
		foreach ( $names ? self::shown_posts() : array() as $id ) {
			if ( preg_grep( "/^g{$id}-/", $names ) ) {
				return true;
			}
			foreach ( Form_Locator::candidates( $id ) as $source ) {
				if ( self::has_field( $source->content(), $names ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Names of the address that may be those of fields: neither WordPress's own nor those of campaigns.
	 *
	 * @return string[]
	 */
	private static function asked_names(): array {
		global $wp;
		$names = array_map( 'strval', array_keys( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- only read, and shown to who sent it.
		$names = array_diff( $names, (array) $wp->public_query_vars );
		return array_slice( preg_grep( '/^(?!utm_)(?!\w*clid$)[\w-]+$/D', $names ), 0, self::MOST_NAMES );
	}

	/**
	 * Posts that the page shows.
	 *
	 * @return int[] Ids; 0 for a page without one, which may have a form in its template.
	 */
	private static function shown_posts(): array {
		global $wp_query;
		$ids = is_singular() ? array( get_queried_object_id() ) : wp_list_pluck( (array) $wp_query->posts, 'ID' );
		return $ids ? array_slice( array_map( 'intval', $ids ), 0, self::MOST_POSTS ) : array( 0 );
	}

	/**
	 * Whether a content holds an element of one of some ids, as saved in the comment of a block or in a shortcode.
	 *
	 * @param string   $content Content.
	 * @param string[] $names   Ids.
	 * @return bool
	 */
	private static function has_field( string $content, array $names ): bool {
		foreach ( $names as $name ) {
			$saved = preg_quote( str_replace( '--', '\u002d\u002d', $name ), '/' );
			if ( preg_match( '/\bid"?[:=]["\']' . $saved . '["\']/', $content ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether forms know who is logged in.
	 *
	 * @return bool
	 */
	private static function fills_user(): bool {
		/**
		 * Filters whether forms are filled with name and addresses of the user who is logged in. Off by default.
		 *
		 * @param bool $is_filled Whether they are.
		 */
		return is_user_logged_in() && true === apply_filters( 'jetpack_auto_fill_logged_in_user', false );
	}

	/**
	 * A field with the value it is filled with as its default.
	 *
	 * @param array $field Field of the definition.
	 * @return array
	 */
	public static function fill( array $field ): array {
		if ( ! self::$is_on || ! isset( self::TYPES[ $field['type'] ] ) ) {
			return $field;
		}
		foreach ( self::names( $field ) as $name ) {
			// phpcs:ignore WordPress.Security -- only read, checked by read(), and shown to who sent it.
			$value = isset( $_GET[ $name ] ) ? self::read( wp_unslash( $_GET[ $name ] ), $field ) : null;
			if ( null !== $value ) {
				return array( 'default' => $value ) + $field;
			}
		}
		$own = isset( self::OWN[ $field['type'] ] ) ? self::OWN[ $field['type'] ] : '';
		return '' !== $own && self::fills_user() ? array( 'default' => (string) wp_get_current_user()->$own ) + $field : $field;
	}

	/**
	 * Names by which an address may call a field: its own id, and the one that Jetpack makes of the post that is shown and the label.
	 *
	 * @param array $field Field of the definition.
	 * @return string[]
	 */
	private static function names( array $field ): array {
		$base = 'g' . ( is_singular() ? get_queried_object_id() : (int) get_the_ID() ) . '-' . Form_Texts::label( $field );
		$name = sanitize_title_with_dashes( $base );
		for ( $number = 1; isset( self::$taken[ $name ] ) && $number < 100; $number++ ) {
			$name = sanitize_title_with_dashes( "$base-$number" );
		}
		self::$taken[ $name ] = true;
		return array_filter( array( $field['own_id'], $name ), 'strlen' );
	}

	/**
	 * A value that a field can hold.
	 *
	 * @param mixed $given Value of the address.
	 * @param array $field Field of the definition.
	 * @return string|null Null for anything else.
	 */
	private static function read( $given, array $field ) {
		if ( is_array( $given ) && $field['multiple'] ) {
			$given = implode( ',', array_filter( $given, 'is_string' ) );
		}
		if ( ! is_string( $given ) || strlen( $given ) > 4 * self::MOST_TEXT || Utf8::clean( $given ) !== $given ) {
			return null;
		}
		$given = str_replace( "\r\n", "\n", $given );
		$fits  = mb_strlen( $given ) <= ( 'textarea' === $field['type'] ? self::MOST_TEXT : self::MOST )
			&& ! preg_match( '/[\x00-\x08\x0b-\x1f\x7f]/', $given )
			&& preg_match( self::TYPES[ $field['type'] ], $given );
		return $fits ? $given : null;
	}
}
