<?php
namespace Mainstreet\Blocks\Opentable;

use Mainstreet\Core\Attributes;
use Mainstreet\Embeds\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * The service's page in a frame, which is what its loader makes of the same parameters; or, where the author wants that,
 * a box for the loader itself.
 */
final class Opentable {

	/** Row of the table of services. */
	const SERVICE = 'opentable';

	/** Page that the loader puts into a frame. */
	const FRAME = 'https://www.opentable.com/widget/reservation/canvas';

	/** Languages of the service. */
	const LANGUAGES = array( 'en-US', 'fr-CA', 'de-DE', 'es-MX', 'ja-JP', 'nl-NL', 'it-IT' );

	/** Countries, as the parameter `domain` names them. */
	const DOMAINS = array( 'com', 'ae', 'ca', 'comau', 'commx', 'couk', 'de', 'es', 'hk', 'ie', 'it', 'jp', 'nl', 'sg', 'th', 'tw' );

	/** Pixels of each style: width and height. */
	const SIZES = array(
		'standard' => array( 224, 301 ),
		'tall'     => array( 288, 490 ),
		'wide'     => array( 840, 150 ),
		'button'   => array( 210, 113 ),
	);

	/** Pixels that the choice of a restaurant takes. */
	const CHOICE_HEIGHT = 60;

	/** Most restaurants that are drawn. */
	const RIDS_MAX = 50;

	/**
	 * HTML of the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML; '' without a restaurant.
	 */
	public static function render( array $attributes ): string {
		$rids = self::rids( isset( $attributes['rid'] ) ? $attributes['rid'] : null );
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
		$links    = self::links( $rids );
		if ( is_feed() ) {
			return $links;
		}
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( array( 'class' => self::classes( $attributes, $style, count( $rids ) > 1 ) ) ),
			$is_frame
				? ( new Embed( self::SERVICE ) )->frame( self::FRAME . '?' . $query . '&insideiframe=true', $embed )
				: ( new Embed( self::SERVICE ) )->box( $embed, array( 'query' => $query ), $links )
		);
	}

	/**
	 * Makes the site's language the default where the service has it (docs/content-format.md, section 16).
	 *
	 * @param array  $args Arguments of a block type.
	 * @param string $name Its name.
	 * @return array
	 */
	public static function localize_default( $args, $name ) {
		if ( 'jetpack/opentable' === $name && isset( $args['attributes']['lang'] ) ) {
			$args['attributes']['lang']['default'] = self::site_language();
		}
		return $args;
	}

	/**
	 * The site's language where the service has it.
	 *
	 * @return string
	 */
	private static function site_language() {
		$locale = str_replace( '_', '-', substr( get_locale(), 0, 5 ) );
		return in_array( $locale, self::LANGUAGES, true ) ? $locale : 'en-US';
	}

	/**
	 * Numbers of restaurants.
	 *
	 * @param mixed $stored What is stored.
	 * @return string[] Each once.
	 */
	private static function rids( $stored ): array {
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
	 * Style that is drawn: that of the class, else the stored one.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @param bool  $is_multi   Whether there are several restaurants, for whom there is no button.
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
	 * Classes of the block that it has not by its supports.
	 *
	 * @param array  $attributes Attributes as stored; any type.
	 * @param string $style      Style.
	 * @param bool   $is_multi   Whether there are several restaurants.
	 */
	private static function classes( array $attributes, $style, bool $is_multi ): string {
		$has_no_margin = 'button' === $style && Attributes::flag( $attributes, 'negativeMargin' );
		return 'is-style-' . $style . ( $is_multi ? ' is-multi' : '' ) . ( $has_no_margin ? ' has-no-margin' : '' );
	}

	/**
	 * What the service is asked.
	 *
	 * @param array    $attributes Attributes as stored; any type.
	 * @param string[] $rids       Restaurants.
	 * @param string   $style      Style.
	 * @param bool     $is_frame   Whether it is drawn in a frame.
	 * @return string Query without the question mark.
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
	 * Links to all restaurants, for feeds and for whom nothing else is loaded.
	 *
	 * @param string[] $rids Restaurants.
	 * @return string Escaped HTML.
	 */
	private static function links( array $rids ): string {
		$items = '';
		foreach ( $rids as $rid ) {
			/* translators: %s: number of a restaurant. */
			$text   = count( $rids ) > 1 ? sprintf( __( 'Reserve a table with OpenTable (restaurant %s)', 'mainstreet-blocks' ), $rid ) : __( 'Reserve a table with OpenTable', 'mainstreet-blocks' );
			$items .= '<li>' . Embed::link(
				array(
					'link' => self::link( $rid ),
					'text' => $text,
				)
			) . '</li>';
		}
		return '<ul class="mainstreet-opentable__links">' . $items . '</ul>';
	}

	/**
	 * The service's page of a restaurant.
	 *
	 * @param string $rid Restaurant.
	 */
	private static function link( string $rid ): string {
		return 'https://www.opentable.com/restref/client/?rid=' . $rid;
	}
}
