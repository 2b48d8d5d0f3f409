<?php
namespace Mainstreet\Blocks\Eventbrite;

use Mainstreet\Core\Attributes;
use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Url;

defined( 'ABSPATH' ) || exit;

/**
 * Draws tickets of Eventbrite from attributes as stored, which may have any type: a box that Eventbrite's script fills once it is
 * wanted, or a button that opens them. Until then, and without script, both are a link to the event.
 */
final class Eventbrite {

	/** Row of the table of services. */
	const SERVICE = 'eventbrite';

	/**
	 * The block.
	 *
	 * @param array  $attributes Attributes.
	 * @param string $content    Saved markup, with the button.
	 * @param array  $stored     The block as it stands in the post, for attributes of its first version.
	 * @return string Escaped HTML; nothing where there is no address.
	 */
	public static function render( array $attributes, string $content, array $stored ): string {
		$url   = Attributes::text( $attributes, 'url', 2000 );
		$event = self::parse( $url );
		$id    = Attributes::integer( $attributes, 'eventId' );
		if ( null === $event || $id < 1 ) {
			return preg_match( '#^https?://#i', $url ) ? self::wrap( array(), self::link( $url ) ) : '';
		}
		$attrs = isset( $stored['attrs'] ) ? (array) $stored['attrs'] : array();
		if ( 'modal' === $attributes['style'] || ( ! isset( $attrs['style'] ) && ! empty( $attrs['useModal'] ) ) ) {
			$button = self::button( $event['url'], $id, $content, $attrs );
			return self::wrap( is_feed() ? array() : array( 'data-event' => (string) $id ), $button );
		}
		$link = self::link( $event['url'] );
		return is_feed() ? self::wrap( array(), $link ) : ( new Embed( self::SERVICE ) )->box(
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
	 * Reads the address of an event's page.
	 *
	 * @param mixed $url What is stored.
	 * @return array|null As Embed_Url::parse(); null for none of an event.
	 */
	public static function parse( $url ): ?array {
		$event = Embed_Url::parse( self::SERVICE, $url );
		if ( null === $event || ! preg_match( '#^/e/(?:[^/]*-)?0*[1-9]\d{0,14}/?$#D', $event['path'] ) ) {
			return null;
		}
		$event['url'] = 'https://' . $event['host'] . $event['path'] . ( '' === $event['query'] ? '' : '?' . $event['query'] );
		return $event;
	}

	/**
	 * The link to the event.
	 *
	 * @param string $url Address.
	 * @return string Escaped HTML.
	 */
	private static function link( $url ): string {
		return sprintf( '<a class="eventbrite__direct-link" href="%s"%s>%s</a>', esc_url( $url, array( 'http', 'https' ) ), Embed::direction(), esc_html( $url ) );
	}

	/**
	 * The button, leading to the event.
	 *
	 * @param string $url     Address of the event.
	 * @param int    $id      Its number.
	 * @param string $content Saved markup with the button, which is drawn already.
	 * @param array  $attrs   Attributes as they stand in the post.
	 * @return string HTML.
	 */
	private static function button( $url, int $id, string $content, array $attrs ): string {
		$is_first = false !== strpos( $content, 'id="eventbrite-widget-' . $id . '"' );
		$inner    = preg_replace( '#^\s*+<div[^>]*+>|</div>\s*+$#', '', $content );
		if ( $is_first || false === strpos( $inner, 'wp-block-button__link' ) ) {
			$inner = self::draw_button( $attrs );
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
	 * The button of a block that has none: of the first version, which kept it in attributes, or one whose text was taken out.
	 *
	 * @param array $attrs Attributes as they stand in the post.
	 * @return string HTML.
	 */
	private static function draw_button( array $attrs ): string {
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
	 * The root element.
	 *
	 * @param array  $attributes Further attributes, by name.
	 * @param string $inner      What is in it, escaped HTML.
	 * @return string HTML.
	 */
	private static function wrap( array $attributes, string $inner ): string {
		return '<div ' . get_block_wrapper_attributes( $attributes ) . ">{$inner}</div>";
	}
}
