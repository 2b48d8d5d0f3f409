<?php
namespace Mainstreet\Blocks\Opentable;

use Mainstreet\Core\Attributes;
use Mainstreet\Embeds\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the reservation form: the service's page in an iframe, as the service's own script would insert it
 * or, if the author turns the iframe off, a container for that script.
 */
final class Opentable {

	/** Key in the list of embed services. */
	const SERVICE = 'opentable';

	/** Page that the script of the service loads in an iframe. */
	const FRAME = 'https://www.opentable.com/widget/reservation/canvas';

	/** Languages that the service supports. */
	const LANGUAGES = array( 'en-US', 'fr-CA', 'de-DE', 'es-MX', 'ja-JP', 'nl-NL', 'it-IT' );

	/** Values of the parameter `domain`, one for each country. */
	const DOMAINS = array( 'com', 'ae', 'ca', 'comau', 'commx', 'couk', 'de', 'es', 'hk', 'ie', 'it', 'jp', 'nl', 'sg', 'th', 'tw' );

	/** Width and height of each style, in pixels. */
	const SIZES = array(
		'standard' => array( 224, 301 ),
		'tall'     => array( 288, 490 ),
		'wide'     => array( 840, 150 ),
		'button'   => array( 210, 113 ),
	);

	/** Additional height of the restaurant selection, in pixels. */
	const CHOICE_HEIGHT = 60;

	/** Maximum number of restaurants. */
	const RIDS_MAX = 50;

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML. An empty string without a restaurant.
	 */
	public static function render( array $attributes ): string {
		$rids = self::parse_ids( isset( $attributes['rid'] ) ? $attributes['rid'] : null );
		if ( ! $rids ) {
			return '';
		}
		$style    = self::style( $attributes, count( $rids ) > 1 );
		$is_frame = Attributes::flag( $attributes, 'iframe', true );
		$query    = self::query( $attributes, $rids, $style, $is_frame );
		$embed    = array(
			'link'   => self::link( $rids[0] ),
			'title'  => __( 'Reserve a table with OpenTable', 'mainstreet-blocks' ),
			'width'  => self::SIZES[ $style ][0],
			'height' => self::SIZES[ $style ][1] + ( count( $rids ) > 1 && 'wide' !== $style ? self::CHOICE_HEIGHT : 0 ),
		);
		$links    = self::render_links( $rids );
		if ( is_feed() ) {
			return $links;
		}
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( array( 'class' => self::classes( $attributes, $style, count( $rids ) > 1 ) ) ),
			$is_frame
				? ( new Embed( self::SERVICE ) )->render_frame( self::FRAME . '?' . $query . '&insideiframe=true', $embed )
				: ( new Embed( self::SERVICE ) )->render_box( $embed, array( 'query' => $query ), $links )
		);
	}

	/**
	 * Sets the default of `lang` to the language of the site, if the service supports it (docs/content-format.md, section 16).
	 *
	 * @param array  $args Arguments of a block type.
	 * @param string $name Name of the block type.
	 */
	public static function localize_default( $args, $name ) {
		if ( 'jetpack/opentable' === $name && isset( $args['attributes']['lang'] ) ) {
			$args['attributes']['lang']['default'] = self::site_language();
		}
		return $args;
	}

	/**
	 * Returns the language of the site if the service supports it, otherwise `en-US`.
	 *
	 * @return string
	 */
	private static function site_language() {
		$locale = str_replace( '_', '-', substr( get_locale(), 0, 5 ) );
		return in_array( $locale, self::LANGUAGES, true ) ? $locale : 'en-US';
	}

	/**
	 * Returns the valid restaurant ids, without duplicates.
	 *
	 * @param mixed $stored Attribute `rid`.
	 * @return string[]
	 */
	private static function parse_ids( $stored ): array {
		$rids = array();
		foreach ( array_slice( is_array( $stored ) ? $stored : array(), 0, self::RIDS_MAX ) as $rid ) {
			$rid = is_int( $rid ) || is_string( $rid ) ? trim( (string) $rid ) : '';
			if ( preg_match( '/^0*([1-9]\d{0,11})$/D', $rid, $found ) ) {
				$rids[ $found[1] ] = $found[1];
			}
		}
		return array_values( $rids );
	}

	/**
	 * Returns the style: that of the class name, otherwise the attribute.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @param bool  $is_multi   Whether there are several restaurants, for which the service has no button.
	 * @return string
	 */
	private static function style( array $attributes, bool $is_multi ) {
		$style   = Attributes::text( $attributes, 'style' );
		$classes = Attributes::text( $attributes, 'className' );
		foreach ( array_keys( self::SIZES ) as $name ) {
			if ( in_array( 'is-style-' . $name, preg_split( '/\s+/', $classes ), true ) ) {
				$style = $name;
				break;
			}
		}
		return isset( self::SIZES[ $style ] ) && ! ( $is_multi && 'button' === $style ) ? $style : 'standard';
	}

	/**
	 * Returns the classes that the block supports do not add.
	 *
	 * @param array  $attributes Attributes as stored; any type.
	 * @param string $style      Key of SIZES.
	 */
	private static function classes( array $attributes, $style, bool $is_multi ): string {
		$has_no_margin = 'button' === $style && Attributes::flag( $attributes, 'negativeMargin' );
		return 'is-style-' . $style . ( $is_multi ? ' is-multi' : '' ) . ( $has_no_margin ? ' has-no-margin' : '' );
	}

	/**
	 * Returns the query string for the service, without the question mark.
	 *
	 * @param array    $attributes Attributes as stored; any type.
	 * @param string[] $rids       Restaurant ids.
	 * @param string   $style      Key of SIZES.
	 * @param bool     $is_frame   Whether the form is shown in an iframe.
	 */
	private static function query( array $attributes, array $rids, $style, bool $is_frame ): string {
		$lang   = isset( $attributes['lang'] ) && in_array( $attributes['lang'], self::LANGUAGES, true ) ? $attributes['lang'] : self::site_language();
		$domain = isset( $attributes['domain'] ) && in_array( $attributes['domain'], self::DOMAINS, true ) ? $attributes['domain'] : 'com';
		$type   = 'button' === $style ? 'button' : 'standard';
		return 'rid=' . implode( '&rid=', $rids ) . '&' . build_query(
			array(
				'type'   => count( $rids ) > 1 ? 'multi' : $type,
				'theme'  => 'button' === $style ? 'standard' : $style,
				'iframe' => $is_frame ? 'true' : 'false',
				'domain' => $domain,
				'lang'   => $lang,
				'newtab' => Attributes::flag( $attributes, 'newtab' ) ? 'true' : 'false',
			)
		);
	}

	/**
	 * Renders links to all restaurants, for feeds and as fallback.
	 *
	 * @param string[] $rids Restaurant ids.
	 * @return string Escaped HTML.
	 */
	private static function render_links( array $rids ): string {
		$items = '';
		foreach ( $rids as $rid ) {
			/* translators: %s: number of a restaurant. */
			$text   = count( $rids ) > 1 ? sprintf( __( 'Reserve a table with OpenTable (restaurant %s)', 'mainstreet-blocks' ), $rid ) : __( 'Reserve a table with OpenTable', 'mainstreet-blocks' );
			$items .= '<li>' . Embed::render_link(
				array(
					'link' => self::link( $rid ),
					'text' => $text,
				)
			) . '</li>';
		}
		return '<ul class="mainstreet-opentable__links">' . $items . '</ul>';
	}

	/** Returns the URL of a restaurant's page. */
	private static function link( string $rid ): string {
		return 'https://www.opentable.com/restref/client/?rid=' . $rid;
	}
}
