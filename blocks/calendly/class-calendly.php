<?php
namespace Mainstreet\Blocks\Calendly;

use Mainstreet\Core\Attributes;
use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Services;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a Calendly calendar from attributes as stored, which may have any type: in a frame, or behind a button that opens it
 * in a dialog. The dialog is the plugin's own, so that no Calendly script runs in the page.
 */
final class Calendly {

	/** Id in Embed_Services. */
	const SERVICE = 'calendly';

	/** Colors, by query parameter of the calendar's URL: attribute and default. */
	const COLORS = array(
		'background_color' => array( 'backgroundColor', 'ffffff' ),
		'text_color'       => array( 'textColor', '4D5055' ),
		'primary_color'    => array( 'primaryColor', '00A2FF' ),
	);

	/** Id of the script module, loaded only for calendars behind a button. */
	const MODULE = 'mainstreet-calendly';

	/**
	 * Renders the block.
	 *
	 * @param string $content Saved markup, with the button.
	 * @param array  $stored  Parsed block; the first version had the button in attributes.
	 * @return string Escaped HTML; '' without a URL.
	 */
	public static function render( array $attributes, string $content, array $stored ): string {
		$url     = Attributes::text( $attributes, 'url', 2000 );
		$address = self::parse( $url );
		if ( null === $address ) {
			return preg_match( '#^https?://#i', $url ) ? self::render_wrapper( '', Embed::render_link( array( 'link' => $url ) ) ) : '';
		}
		$is_link = isset( $attributes['style'] ) && 'link' === $attributes['style'];
		$embed   = array(
			'link'  => $address['url'],
			/* translators: %s: end of a calendar's address, such as “ada/half-hour”. */
			'title' => sprintf( __( 'Calendly calendar %s', 'mainstreet-blocks' ), trim( rawurldecode( $address['path'] ), '/' ) ),
		);
		$src     = self::frame_address( $address, $attributes, $is_link ? 'PopupText' : 'Inline' );
		return $is_link
			? self::render_wrapper( 'calendly-style-link', self::button( $address['url'], $content, $stored ) . self::dialog( $src, $embed ) )
			: self::render_wrapper( 'calendly-style-inline', ( new Embed( self::SERVICE ) )->render_frame( $src, $embed ), wp_unique_id( 'calendly-block-' ) );
	}

	/**
	 * Parses the URL of a calendar.
	 *
	 * @param mixed $url Stored value.
	 * @return array|null As Embed_Services::parse_url(), with the host `calendly.com`; null if it is not the URL of a calendar.
	 */
	public static function parse( $url ): ?array {
		$address = Embed_Services::parse_url( self::SERVICE, $url );
		if ( null === $address || ! preg_match( '#^/[^/.]#', $address['path'] ) ) {
			return null;
		}
		$address['host'] = 'calendly.com';
		$address['url']  = 'https://calendly.com' . $address['path'] . ( '' === $address['query'] ? '' : '?' . $address['query'] );
		return $address;
	}

	/**
	 * Builds the URL of the calendar for frames (docs/server-contract.md A.15).
	 *
	 * @param array  $address Result of parse().
	 * @param string $type    `embed_type`: `Inline` or `PopupText`.
	 */
	public static function frame_address( array $address, array $attributes, string $type ): string {
		$set = array(
			'embed_domain'            => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			'embed_type'              => $type,
			'hide_event_type_details' => Attributes::flag( $attributes, 'hideEventTypeDetails' ) ? '1' : '0',
		);
		foreach ( self::COLORS as $name => list( $attribute, $default ) ) {
			$color        = Attributes::text( $attributes, $attribute, 500 );
			$set[ $name ] = preg_match( '/^[A-Fa-f0-9]{6}$/D', $color ) ? $color : $default;
		}
		// Other parameters, such as a month or a name, are kept unchanged.
		$kept   = array_filter(
			explode( '&', $address['query'] ),
			static fn( $pair ) => '' !== $pair && ! isset( $set[ urldecode( explode( '=', $pair )[0] ) ] )
		);
		$kept[] = http_build_query( $set, '', '&', PHP_QUERY_RFC3986 );
		return 'https://calendly.com' . $address['path'] . '?' . implode( '&', $kept );
	}

	/**
	 * Renders the button. Its link always leads to the calendar, whatever is saved in it.
	 *
	 * @param string $url     URL of the calendar.
	 * @param string $content Saved markup with the rendered button.
	 * @return string HTML.
	 */
	private static function button( $url, string $content, array $stored ): string {
		$inner = preg_replace( '#^\s*+<div[^>]*+>|</div>\s*+$#', '', $content );
		if ( false === strpos( $inner, 'wp-block-button__link' ) ) {
			$inner = self::render_button( $url, isset( $stored['attrs'] ) ? (array) $stored['attrs'] : array() );
		}
		$tags = new \WP_HTML_Tag_Processor( $inner );
		if ( $tags->next_tag(
			array(
				'tag_name'   => 'a',
				'class_name' => 'wp-block-button__link',
			)
		) ) {
			$tags->set_attribute( 'href', $url );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Renders the button of a block without one: blocks of the first version stored it in attributes, and a button without text
	 * renders nothing.
	 *
	 * @param string $url URL of the calendar.
	 * @return string HTML.
	 */
	private static function render_button( $url, array $attrs ): string {
		$first = static function ( $name, $other ) use ( $attrs ) {
			$value = Attributes::text( $attrs, $name, 500 );
			return '' === $value ? Attributes::text( $attrs, $other, 500 ) : $value;
		};
		$text  = Attributes::text( $attrs, 'submitButtonText', 2000 );
		return render_block(
			array(
				'blockName'    => 'jetpack/button',
				'attrs'        => array(
					'element'               => 'a',
					'uniqueId'              => 'calendly-widget-id',
					'text'                  => '' === $text ? __( 'Schedule time with me', 'mainstreet-blocks' ) : $text,
					'url'                   => $url,
					'textColor'             => $first( 'submitButtonTextColor', 'textButtonColor' ),
					'backgroundColor'       => $first( 'submitButtonBackgroundColor', 'backgroundButtonColor' ),
					'customTextColor'       => Attributes::text( $attrs, 'customTextButtonColor', 500 ),
					'customBackgroundColor' => Attributes::text( $attrs, 'customBackgroundButtonColor', 500 ),
				),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}

	/**
	 * Renders the dialog that the script opens. The frame is in a `<template>`, so that nothing is loaded from Calendly before
	 * the button is pressed.
	 *
	 * @param array $embed Embed, as in class Embed.
	 * @return string Escaped HTML; '' for feeds.
	 */
	private static function dialog( string $src, array $embed ): string {
		if ( is_feed() ) {
			return '';
		}
		wp_enqueue_script_module( self::MODULE, plugins_url( 'build/blocks/calendly/view.js', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
		return sprintf(
			'<dialog class="wp-block-jetpack-calendly__dialog" aria-label="%s"><form method="dialog"><button aria-label="%s">×</button></form><template>%s</template></dialog>',
			esc_attr( $embed['title'] ),
			esc_attr__( 'Close', 'mainstreet-blocks' ),
			( new Embed( self::SERVICE ) )->render_iframe( $src, $embed )
		);
	}

	/**
	 * Renders the root element.
	 *
	 * @param string $name  Class of the style; '' for none.
	 * @param string $inner Content, escaped HTML.
	 * @param string $id    HTML id; '' for none.
	 * @return string HTML.
	 */
	private static function render_wrapper( string $name, string $inner, string $id = '' ): string {
		$attributes = get_block_wrapper_attributes(
			array_filter(
				array(
					'class' => $name,
					'id'    => $id,
				)
			)
		);
		return "<div {$attributes}>{$inner}</div>";
	}
}
