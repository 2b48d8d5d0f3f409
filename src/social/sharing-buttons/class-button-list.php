<?php
namespace Mainstreet\Social\Sharing_Buttons;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Registration\Block_Types\Block_Filters;
use Mainstreet\Social\Social_Buttons;

defined( 'ABSPATH' ) || exit;

/** Renders a list of plain links. Icons of services are those of core's Social Icons. */
final class Button_List {

	/** Styles of a button. */
	const STYLES = array( 'icon-text', 'icon', 'text' );

	/** Icons of actions of the browser. */
	const PATHS = array(
		'link'  => 'M10.600 13.400a3.500 3.500 0 0 1 0-5l3-3a3.500 3.500 0 0 1 5 5l-1.600 1.600-1.100-1.100 1.600-1.500a2 2 0 0 0-2.900-2.900l-3 3a2 2 0 0 0 0 2.800ZM13.400 10.600a3.500 3.500 0 0 1 0 5l-3 3a3.500 3.500 0 0 1-5-5L7 12l1.100 1.100-1.600 1.500a2 2 0 0 0 2.900 2.900l3-3a2 2 0 0 0 0-2.800Z',
		'share' => 'M11.200 14.500V5.900L8.600 8.500 7.500 7.400 12 3l4.500 4.400-1.100 1.100-2.700-2.600v8.600ZM5 11h3v1.500H6.500v7h11v-7H16V11h3v10H5Z',
		'print' => 'M7 3h10v5h2.500A1.500 1.500 0 0 1 21 9.500V17h-4v4H7v-4H3V9.500A1.500 1.500 0 0 1 4.500 8H7Zm1.500 5h7V4.500h-7ZM17 15.500h2.500v-6h-15v6H7V13h10ZM8.500 19.500h7v-5h-7Z',
	);

	/**
	 * Core's icons by service, loaded on first use.
	 *
	 * @var array<string, string>|null
	 */
	private static ?array $core_icons = null;

	/**
	 * Renders the HTML.
	 *
	 * @param Shared_Page|null $page    Page that is shared.
	 * @param array[]          $buttons `service` (any name), `label` ('' for the service's own) and `block` (parsed, if it is one) of each, in order.
	 * @param mixed            $style   One of STYLES.
	 * @param string           $wrapper Escaped attributes of the list; '' for none.
	 * @return string '' where no buttons may be drawn, or without a page.
	 */
	public static function render( ?Shared_Page $page, array $buttons, $style, string $wrapper = '' ): string {
		if ( ! $page || ! Social_Buttons::can_render() ) {
			return '';
		}
		$style = in_array( $style, self::STYLES, true ) ? $style : self::STYLES[0];
		$items = '';
		$drawn = array();
		foreach ( $buttons as $button ) {
			$id = Button_Services::find( isset( $button['service'] ) ? $button['service'] : '' );
			// Our page for Mastodon needs a post.
			if ( '' !== $id && ! isset( $drawn[ $id ] ) && ( $page->post_id || 'mastodon' !== $id ) ) {
				$drawn[ $id ] = true;
				$item         = self::render_item( $id, isset( $button['label'] ) ? $button['label'] : '', $style, $page );
				$items       .= isset( $button['block'] ) ? Block_Filters::apply( $item, (array) $button['block'] ) : $item;
			}
		}
		if ( '' === $items ) {
			return '';
		}
		Social_Buttons::enqueue();
		return sprintf(
			'<ul %1$s role="list" aria-label="%2$s">%3$s</ul>',
			'' === $wrapper ? 'class="mainstreet-share"' : $wrapper,
			$page->post_id ? esc_attr__( 'Share this post', 'mainstreet-blocks' ) : esc_attr__( 'Share this page', 'mainstreet-blocks' ),
			$items
		);
	}

	/**
	 * Renders a button.
	 *
	 * @param string $id    Service.
	 * @param mixed  $label Label by the author.
	 * @param string $style One of STYLES.
	 */
	private static function render_item( string $id, $label, $style, Shared_Page $page ): string {
		$label = is_string( $label ) && '' !== trim( $label ) ? Plain_Text::line_from_html( $label ) : Button_Services::label( $id );
		$icon  = 'text' === $style ? '' : self::icon( $id );
		// Without an icon, the label is always visible.
		$text = '<span' . ( 'icon' === $style && '' !== $icon ? ' class="mainstreet-share__hidden"' : '' ) . '>' . esc_html( $label ) . '</span>';
		return sprintf(
			'<li class="mainstreet-share__item is-%1$s"%2$s><a class="mainstreet-share__link" href="%3$s" rel="nofollow noopener noreferrer"%4$s>%5$s%6$s</a></li>',
			esc_attr( $id ),
			// They do nothing without script.
			in_array( $id, array( 'share', 'print' ), true ) ? ' hidden' : '',
			esc_url( Button_Services::url( $id, $page ), array( 'http', 'https', 'mailto' ) ),
			self::action_attributes( $id, $page ),
			$icon,
			$text
		);
	}

	/**
	 * Attributes that say what a press does.
	 *
	 * @param string $id Service.
	 */
	private static function action_attributes( string $id, Shared_Page $page ): string {
		switch ( $id ) {
			case 'mail':
				return '';
			case 'link':
				return ' data-share="link" data-done="' . esc_attr__( 'Link copied', 'mainstreet-blocks' ) . '" data-refused="' . esc_attr__( 'Your browser did not copy the link. Please copy it here:', 'mainstreet-blocks' ) . '"';
			case 'share':
				return ' data-share="share" data-title="' . esc_attr( $page->title ) . '"';
			case 'print':
				return ' data-share="print"';
		}
		return ' target="_blank"';
	}

	/**
	 * Icon of a service.
	 *
	 * @return string SVG; '' where WordPress has none.
	 */
	private static function icon( string $id ): string {
		if ( isset( self::PATHS[ $id ] ) ) {
			return '<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="' . self::PATHS[ $id ] . '"/></svg>';
		}
		if ( null === self::$core_icons ) {
			// All at once, because core translates the names of all services for each single one.
			$services         = function_exists( 'block_core_social_link_services' ) ? block_core_social_link_services() : array();
			self::$core_icons = is_array( $services ) ? array_filter( wp_list_pluck( array_filter( $services, 'is_array' ), 'icon' ), 'is_string' ) : array();
		}
		return isset( self::$core_icons[ $id ] ) ? self::$core_icons[ $id ] : '';
	}
}
