<?php
namespace Mainstreet\Blocks\Eventbrite;

use Mainstreet\Core\Attributes;
use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Services;

defined( 'ABSPATH' ) || exit;

/**
 * Renders Eventbrite tickets from attributes as stored, which may have any type: in a box that Eventbrite's script fills, or
 * behind a button that opens them. Before that, and without a script, both are a link to the event.
 */
final class Eventbrite {

	/** Id in Embed_Services. */
	const SERVICE = 'eventbrite';

	/**
	 * Renders the block.
	 *
	 * @param string $content Saved markup, with the button.
	 * @param array  $stored  Parsed block; the first version had the button in attributes.
	 * @return string Escaped HTML; '' without a URL.
	 */
	public static function render( array $attributes, string $content, array $stored ): string {
		$url   = Attributes::text( $attributes, 'url', 2000 );
		$event = self::parse( $url );
		$id    = Attributes::integer( $attributes, 'eventId' );
		if ( null === $event || $id < 1 ) {
			return preg_match( '#^https?://#i', $url ) ? self::render_wrapper( array(), self::link( $url ) ) : '';
		}
		$attrs = isset( $stored['attrs'] ) ? (array) $stored['attrs'] : array();
		if ( 'modal' === $attributes['style'] || ( ! isset( $attrs['style'] ) && ! empty( $attrs['useModal'] ) ) ) {
			$button = self::button( $event['url'], $id, $content, $attrs );
			return self::render_wrapper( is_feed() ? array() : array( 'data-event' => (string) $id ), $button );
		}
		$link = self::link( $event['url'] );
		return is_feed() ? self::render_wrapper( array(), $link ) : ( new Embed( self::SERVICE ) )->render_box(
			array(
				'link'    => $event['url'],
				'title'   => __( 'Eventbrite tickets', 'mainstreet-blocks' ),
				'wrapper' => array( 'id' => wp_unique_id( 'eventbrite-' ) ),
			),
			array( 'event' => $id ),
			$link
		);
	}

	/**
	 * Parses the URL of an event page.
	 *
	 * @param mixed $url Stored value.
	 * @return array|null As Embed_Services::parse_url(); null if it is not the URL of an event.
	 */
	public static function parse( $url ): ?array {
		$event = Embed_Services::parse_url( self::SERVICE, $url );
		if ( null === $event || ! preg_match( '#^/e/(?:[^/]*-)?0*[1-9]\d{0,14}/?$#D', $event['path'] ) ) {
			return null;
		}
		$event['url'] = 'https://' . $event['host'] . $event['path'] . ( '' === $event['query'] ? '' : '?' . $event['query'] );
		return $event;
	}

	/**
	 * Renders the link to the event.
	 *
	 * @param string $url URL.
	 * @return string Escaped HTML.
	 */
	private static function link( $url ): string {
		return sprintf( '<a class="eventbrite__direct-link" href="%s"%s>%s</a>', esc_url( $url, array( 'http', 'https' ) ), Embed::dir_attribute(), esc_html( $url ) );
	}

	/**
	 * Renders the button. Its link always leads to the event, whatever is saved in it.
	 *
	 * @param string $url     URL of the event.
	 * @param string $content Saved markup with the rendered button.
	 * @return string HTML.
	 */
	private static function button( $url, int $id, string $content, array $attrs ): string {
		$is_first = false !== strpos( $content, 'id="eventbrite-widget-' . $id . '"' );
		$inner    = preg_replace( '#^\s*+<div[^>]*+>|</div>\s*+$#', '', $content );
		if ( $is_first || false === strpos( $inner, 'wp-block-button__link' ) ) {
			$inner = self::render_button( $attrs );
		}
		$tags = new \WP_HTML_Tag_Processor( $inner );
		if ( $tags->next_tag(
			array(
				'tag_name'   => 'a',
				'class_name' => 'wp-block-button__link',
			)
		) ) {
			$tags->set_attribute( 'href', $url );
			$tags->set_attribute( 'id', wp_unique_id( "eventbrite-widget-{$id}-" ) );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Renders the button of a block without one: blocks of the first version stored it in attributes, and a button without text
	 * renders nothing.
	 *
	 * @return string HTML.
	 */
	private static function render_button( array $attrs ): string {
		$text  = Attributes::text( $attrs, 'text', 2000 );
		$class = Attributes::text( $attrs, 'className', 500 );
		$block = array(
			'element'   => 'a',
			'text'      => '' === $text ? __( 'Register', 'mainstreet-blocks' ) : $text,
			'className' => preg_match( '/(?:^|\s)is-style-outline(?:\s|$)/', $class ) ? 'is-style-outline' : '',
		);
		foreach ( array( 'textColor', 'backgroundColor', 'customTextColor', 'customBackgroundColor' ) as $name ) {
			$block[ $name ] = Attributes::text( $attrs, $name, 500 );
		}
		if ( isset( $attrs['borderRadius'] ) && is_int( $attrs['borderRadius'] ) ) {
			$block['borderRadius'] = $attrs['borderRadius'];
		}
		return render_block(
			array(
				'blockName'    => 'jetpack/button',
				'attrs'        => $block,
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}

	/**
	 * Renders the root element.
	 *
	 * @param array  $attributes Additional attributes, by name.
	 * @param string $inner      Content, escaped HTML.
	 * @return string HTML.
	 */
	private static function render_wrapper( array $attributes, string $inner ): string {
		return '<div ' . get_block_wrapper_attributes( $attributes ) . ">{$inner}</div>";
	}
}
