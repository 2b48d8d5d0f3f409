<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Labels;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Submissions\Pipeline\No_Script_Page;
use Mainstreet\Submissions\Registry\Form_Locator;

defined( 'ABSPATH' ) || exit;

/**
 * Prefills fields from the URL (`?field-id=value`) and, if a filter enables it, with data of the current user, as posts written
 * with Jetpack expect. Such a page is not cached. Hidden fields and consent are never prefilled: the link may come from a
 * stranger.
 */
final class Form_Prefill {

	/** Patterns of values by type of the field. */
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

	/** Maximum number of characters of a line, and of a text. Longer values are ignored. */
	const MAX_LINE_LENGTH = 500;
	const MAX_TEXT        = 5000;

	/** Maximum number of URL parameters and of posts that are searched. */
	const MAX_NAMES = 50;
	const MAX_POSTS = 20;

	/** Properties of WP_User by type of the field. */
	const OWN = array(
		'name'  => 'display_name',
		'email' => 'user_email',
		'url'   => 'user_url',
	);

	/** Whether fields on this page are prefilled. */
	private static bool $is_on = false;

	/** Jetpack names of fields on this page that are in use, as keys. */
	private static array $taken = array();

	/** Disables caching if the URL or the current user prefills a field of the page. Must run before output begins. */
	public static function prepare(): void {
		if ( ! is_feed() && ! is_embed() && ( self::is_requested() || self::is_user_prefilled() ) ) {
			self::$is_on = No_Script_Page::prevent_caching();
		}
	}

	/** Whether a URL parameter names a field of the page: in its posts, template, template parts, patterns or widgets. */
	private static function is_requested(): bool {
		$names = self::get_requested_names();
		foreach ( $names ? self::get_shown_posts() : array() as $id ) {
			if ( preg_grep( "/^g{$id}-/", $names ) ) {
				return true;
			}
			foreach ( Form_Locator::find_candidates( $id ) as $source ) {
				if ( self::has_field( $source->get_content(), $names ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Lists URL parameters that may name fields, without query variables of WordPress and campaign parameters.
	 *
	 * @return string[]
	 */
	private static function get_requested_names(): array {
		global $wp;
		$names = array_map( 'strval', array_keys( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- read only, and shown only to the sender.
		$names = array_diff( $names, (array) $wp->public_query_vars );
		return array_slice( preg_grep( '/^(?!utm_)(?!\w*clid$)[\w-]+$/D', $names ), 0, self::MAX_NAMES );
	}

	/**
	 * Lists the ids of the posts on the page.
	 *
	 * @return int[] 0 for a page without a post, whose template may contain a form.
	 */
	private static function get_shown_posts(): array {
		global $wp_query;
		$ids = is_singular() ? array( get_queried_object_id() ) : wp_list_pluck( (array) $wp_query->posts, 'ID' );
		return $ids ? array_slice( array_map( 'intval', $ids ), 0, self::MAX_POSTS ) : array( 0 );
	}

	/**
	 * Whether content has a field with one of the ids, in a block comment or a shortcode.
	 *
	 * @param string[] $names Ids.
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

	/** Whether fields are prefilled with data of the current user. */
	private static function is_user_prefilled(): bool {
		/**
		 * Filters whether forms are prefilled with name, email address and website of the logged-in user. Off by default.
		 *
		 * @param bool $is_filled Whether to prefill them.
		 */
		return is_user_logged_in() && true === apply_filters( 'jetpack_auto_fill_logged_in_user', false );
	}

	/** Sets the default of a field to its prefilled value. */
	public static function fill( array $field ): array {
		if ( ! self::$is_on || ! isset( self::TYPES[ $field['type'] ] ) ) {
			return $field;
		}
		foreach ( self::get_names( $field ) as $name ) {
			// phpcs:ignore WordPress.Security -- read only, validated by validate(), and shown only to the sender.
			$value = isset( $_GET[ $name ] ) ? self::validate( wp_unslash( $_GET[ $name ] ), $field ) : null;
			if ( null !== $value ) {
				return array( 'default' => $value ) + $field;
			}
		}
		$own = isset( self::OWN[ $field['type'] ] ) ? self::OWN[ $field['type'] ] : '';
		return '' !== $own && self::is_user_prefilled() ? array( 'default' => (string) wp_get_current_user()->$own ) + $field : $field;
	}

	/**
	 * Lists the URL parameters of a field: its id, and the name that Jetpack builds from the current post and the label.
	 *
	 * @return string[]
	 */
	private static function get_names( array $field ): array {
		$base = 'g' . ( is_singular() ? get_queried_object_id() : (int) get_the_ID() ) . '-' . Form_Labels::get_label( $field );
		$name = sanitize_title_with_dashes( $base );
		for ( $number = 1; isset( self::$taken[ $name ] ) && $number < 100; $number++ ) {
			$name = sanitize_title_with_dashes( "$base-$number" );
		}
		self::$taken[ $name ] = true;
		return array_filter( array( $field['own_id'], $name ), 'strlen' );
	}

	/**
	 * Validates a value.
	 *
	 * @param mixed $given Value of the URL parameter.
	 * @return string|null Null for an invalid value.
	 */
	private static function validate( $given, array $field ): ?string {
		if ( is_array( $given ) && $field['multiple'] ) {
			$given = implode( ',', array_filter( $given, 'is_string' ) );
		}
		if ( ! is_string( $given ) || strlen( $given ) > 4 * self::MAX_TEXT || Utf8::clean( $given ) !== $given ) {
			return null;
		}
		$given = str_replace( "\r\n", "\n", $given );
		$fits  = mb_strlen( $given ) <= ( 'textarea' === $field['type'] ? self::MAX_TEXT : self::MAX_LINE_LENGTH )
			&& ! preg_match( '/[\x00-\x08\x0b-\x1f\x7f]/', $given )
			&& preg_match( self::TYPES[ $field['type'] ], $given );
		return $fits ? $given : null;
	}
}
