<?php
namespace Mainstreet\Embeds;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Style_Sheet;
use Mainstreet\Core\Text\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Renders embeds: an iframe with lazy loading, or, if embeds load on click, a placeholder with an explanation, a button and a link (the
 * facade), which loads nothing from other hosts. Feeds contain the link only.
 *
 * An embed is an array of
 * - `link`    URL of the content without the embed; https or http.
 * - `title`   Title of the content, for the iframe and the facade.
 * - `text`    Text of the link; default: the URL.
 * - `height`  Height in pixels; default: that of the service. A block's style sheet can override it with `--mainstreet-embed-height`.
 * - `width`   Maximum width in pixels; default: the width of the block.
 * - `wrapper` Attributes of the block's root element, by name, if the embed is the root element.
 */
final class Embed {

	/**
	 * Marks a box of the server if embeds do not load on click. Authors and contributors can add the `<div>` of a box to a post, but kses
	 * removes `<template>` and `<form>`, and the script ignores boxes without one of them.
	 */
	const SERVER_MARK = '<template></template>';

	/** Handle of the style sheet, and id of the script module. */
	const HANDLE = 'mainstreet-embeds';

	/**
	 * Id in Embed_Services, or host.
	 *
	 * @var string
	 */
	private $id;

	/** Entry of Embed_Services. */
	private array $row;

	/**
	 * Creates the renderer for a service.
	 *
	 * @param string $id    Id in Embed_Services, or host.
	 * @param string $label Name of a service that is not in Embed_Services.
	 */
	public function __construct( $id, string $label = '' ) {
		$this->id  = $id;
		$this->row = Embed_Services::get( $id );
		if ( '' !== $label ) {
			$this->row['label'] = $label;
		}
	}

	/** Whether the content loads on click only. */
	public function is_on_click(): bool {
		/**
		 * Filters whether content of a service loads without a click, for example after a consent plugin has stored the visitor's consent.
		 *
		 * @param bool   $loads   Whether it loads; by default false if the setting “Load embeds on click” is on, or a plugin of the WP Consent
		 *                        API asks visitors. Pages are the same for all: the script loads the content if the visitor has agreed.
		 * @param string $service Id of the service, such as `calendly`, or its host.
		 */
		return ! apply_filters( 'mainstreet_embed_consent', ! Options::get( 'embeds_on_click', false ) && ! self::has_consent_plugin(), $this->id );
	}

	/** Whether a plugin asks visitors for their consent with the WP Consent API. */
	private static function has_consent_plugin(): bool {
		return function_exists( 'wp_get_consent_type' ) && wp_get_consent_type();
	}

	/** Enqueues what each facade needs: its styles, and beside a consent plugin the script that follows it. */
	public static function enqueue_facade(): void {
		self::enqueue_facade_style();
		if ( self::has_consent_plugin() ) {
			self::enqueue_consent_script();
		}
	}

	/**
	 * Renders an iframe, or its facade.
	 *
	 * @param string $src   URL of the iframe, with a validated host.
	 * @param array  $embed See the class.
	 * @return string Escaped HTML.
	 */
	public function render_frame( string $src, array $embed ): string {
		if ( is_feed() ) {
			return self::render_link( $embed );
		}
		$iframe = $this->render_iframe( $src, $embed );
		return $this->is_on_click() ? $this->render_facade( $iframe, $embed ) : $iframe . self::render_print_link( $embed );
	}

	/**
	 * Renders the iframe without facade, for content that is shown after a click only, such as in a dialog.
	 *
	 * @param string $src   URL of the iframe, with a validated host.
	 * @param array  $embed See the class.
	 * @return string Escaped HTML.
	 */
	public function render_iframe( string $src, array $embed ): string {
		$height = $this->height( $embed );
		return sprintf(
			'<iframe src="%s" title="%s"%s%s style="border:0;max-width:100%%%s" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"%s%s></iframe>',
			esc_url( $src, array( 'https' ) ),
			esc_attr( $embed['title'] ),
			empty( $embed['width'] ) ? '' : ' width="' . (int) $embed['width'] . '"',
			$height ? ' height="' . $height . '"' : '',
			// The width attribute accepts pixels only.
			empty( $embed['width'] ) ? ';width:100%' : '',
			'' === $this->row['sandbox'] ? '' : ' sandbox="' . esc_attr( $this->row['sandbox'] ) . '"',
			'' === $this->row['allow'] ? '' : ' allow="' . esc_attr( $this->row['allow'] ) . '"'
		);
	}

	/**
	 * Renders a box that the block's script module fills (shared/view/embed.ts, `onEmbedRequest`).
	 *
	 * @param array  $embed    See the class.
	 * @param array  $data     Data for the module: values of `data-` attributes by name.
	 * @param string $fallback Content until the module has loaded, escaped HTML; default: a link.
	 * @return string Escaped HTML.
	 */
	public function render_box( array $embed, array $data = array(), string $fallback = '' ): string {
		$fallback = '' === $fallback ? self::render_link( $embed ) : $fallback;
		if ( is_feed() ) {
			return $fallback;
		}
		$attributes = array();
		foreach ( $data as $name => $value ) {
			$attributes[ 'data-' . sanitize_html_class( $name ) ] = $value;
		}
		return $this->wrap( $embed, '', $attributes, ( $this->is_on_click() ? $this->render_prompt( $embed ) : self::SERVER_MARK ) . $fallback );
	}

	/**
	 * Renders the facade of some content.
	 *
	 * @param string $html  Content that replaces the facade, escaped HTML.
	 * @param array  $embed See the class.
	 * @return string Escaped HTML.
	 */
	public function render_facade( string $html, array $embed ): string {
		self::enqueue_script();
		return $this->wrap( $embed, ' has-template', array(), $this->render_prompt( $embed ) . '<template>' . $html . '</template>' );
	}

	/**
	 * Renders a link to the content.
	 *
	 * @param array $embed See the class.
	 * @return string Escaped HTML.
	 */
	public static function render_link( array $embed ): string {
		$url = esc_url( $embed['link'], array( 'http', 'https' ) );
		return empty( $embed['text'] )
			? sprintf( '<a href="%s"%s>%s</a>', $url, self::dir_attribute(), esc_html( $embed['link'] ) )
			: sprintf( '<a href="%s">%s</a>', $url, esc_html( $embed['text'] ) );
	}

	/**
	 * Returns the `dir` attribute of an element whose text is a URL, which is always written from left to right.
	 *
	 * @return string Escaped HTML; '' if the site is written from left to right.
	 */
	public static function dir_attribute(): string {
		return is_rtl() ? ' dir="ltr"' : '';
	}

	/**
	 * Renders the link that replaces an iframe on printed pages, with its URL (style.scss): browsers print iframes empty or cut off. The
	 * attribute `hidden` hides it on the screen, even without the style sheet.
	 *
	 * @param array $embed See the class.
	 * @return string Escaped HTML.
	 */
	public static function render_print_link( array $embed ): string {
		self::enqueue_style();
		return '<p class="mainstreet-embed__print" hidden>' . self::render_link( array( 'text' => $embed['title'] ) + $embed ) . '</p>';
	}

	/**
	 * Wraps the content in a box with the height of the embed.
	 *
	 * @param array  $embed      See the class.
	 * @param string $classes    Further classes.
	 * @param array  $attributes Further attributes, by name.
	 * @param string $inner      Content, escaped HTML.
	 * @return string Escaped HTML.
	 */
	private function wrap( array $embed, string $classes, array $attributes, string $inner ): string {
		$inner .= self::render_print_link( $embed );
		$height = $this->height( $embed );
		$style  = ( $height ? "min-height:var(--mainstreet-embed-height,{$height}px);" : '' ) . ( empty( $embed['width'] ) ? '' : 'max-width:' . (int) $embed['width'] . 'px;' );
		$all    = array(
			'class'      => 'mainstreet-embed' . $classes,
			'data-embed' => $this->id,
		) + $attributes + array_filter( array( 'style' => $style ) );
		if ( isset( $embed['wrapper'] ) ) {
			$root         = $embed['wrapper'];
			$all['class'] = trim( $all['class'] . ' ' . ( $root['class'] ?? '' ) );
			return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( $all + $root ), $inner );
		}
		return sprintf( '<div%s>%s</div>', Html::attributes( $all ), $inner );
	}

	/**
	 * Renders explanation, button and link of a facade. The script shows the form; without the script, the link remains.
	 *
	 * @param array $embed See the class.
	 * @return string Escaped HTML.
	 */
	private function render_prompt( array $embed ): string {
		self::enqueue_facade();
		$label = $this->row['label'];
		/* translators: %1$s: name of a service such as YouTube. */
		$sentence = sprintf( __( 'This content is provided by %1$s. When it loads, %1$s receives your IP address and learns that you visited this page.', 'mainstreet-blocks' ), $label );
		/* translators: %s: name of a service such as YouTube. */
		$button = sprintf( __( 'Load content from %s', 'mainstreet-blocks' ), $label );
		/* translators: %s: name of a service such as YouTube. */
		$always = sprintf( __( 'Always load content from %s', 'mainstreet-blocks' ), $label );
		/* translators: %s: name of a service such as YouTube. */
		$open = sprintf( __( 'Open on %s', 'mainstreet-blocks' ), $label );
		return sprintf(
			'<div class="mainstreet-embed__ask"><strong>%s</strong><p>%s</p><form hidden><button class="wp-element-button">%s</button><label><input type="checkbox"> %s</label></form><a href="%s">%s</a></div>',
			esc_html( $embed['title'] ),
			esc_html( $sentence ),
			esc_html( $button ),
			esc_html( $always ),
			esc_url( $embed['link'], array( 'http', 'https' ) ),
			esc_html( $open )
		);
	}

	/**
	 * Returns the height in pixels.
	 *
	 * @param array $embed See the class.
	 * @return int 0 if none is set.
	 */
	private function height( array $embed ): int {
		return (int) ( empty( $embed['height'] ) ? $this->row['height'] : $embed['height'] );
	}

	/** Enqueues the styles of all embeds. */
	public static function enqueue_style(): void {
		if ( ! wp_style_is( self::HANDLE, 'registered' ) ) {
			wp_register_style( self::HANDLE, plugins_url( 'build/embeds/style.css', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
			wp_style_add_data( self::HANDLE, 'path', MAINSTREET_DIR . '/build/embeds/style.css' );
		}
		wp_enqueue_style( self::HANDLE );
	}

	/** Enqueues the styles of facades, which load an embed on click. */
	public static function enqueue_facade_style(): void {
		self::enqueue_style();
		Style_Sheet::enqueue( 'embeds/ask' );
	}

	/** Enqueues the script that replaces a facade by its template. */
	public static function enqueue_script(): void {
		wp_enqueue_script_module( self::HANDLE, plugins_url( 'build/embeds/view.js', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
	}

	/** Enqueues the script that loads embeds once the visitor agrees in a consent plugin. */
	public static function enqueue_consent_script(): void {
		wp_enqueue_script_module( 'mainstreet-embeds-consent', plugins_url( 'build/embeds/view-consent.js', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
	}

	/**
	 * Callback of `mainstreet_settings_sections`: adds the section Embeds.
	 *
	 * @param array[] $sections Sections.
	 * @return array[]
	 */
	public static function add_section( $sections ) {
		$sections[] = array(
			'id'      => 'embeds',
			'tab'     => 'privacy',
			'label'   => __( 'Embeds', 'mainstreet-blocks' ),
			'note'    => '',
			'service' => '',
			'links'   => array(),
		);
		return $sections;
	}
}
