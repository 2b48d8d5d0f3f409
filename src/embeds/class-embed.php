<?php
namespace Mainstreet\Embeds;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Markup of an embed: a frame that the browser loads when it comes near the window, or, where the owner wants embeds loaded on
 * click, its place with a sentence, a button and a link (the facade). Feeds get the link. Nothing of another host is asked before.
 *
 * An embed is an array of
 * - `link`   Address that leads to it without the embed; https or http.
 * - `title`  What it is, for the frame and the sentence; such as the name of the event.
 * - `text`   Text of the link; the address if left out.
 * - `height` Pixels it takes; the service's own if left out. A block's style sheet may say others by `--mainstreet-embed-height`,
 *            such as for phones.
 * - `width`  Pixels it takes at most; the width of the block if left out.
 * - `wrapper` Attributes of the block's root, by name, where the box is the root; left out where it stands inside one.
 */
final class Embed {

	/**
	 * Shows that the server printed a box, where visitors are not asked first. Authors and contributors can write the box's `<div>`
	 * into a post, but kses removes `<template>` and `<form>`, and the script fills no box that has neither.
	 */
	const SERVER_MARK = '<template></template>';

	/**
	 * Service.
	 *
	 * @var string
	 */
	private $id;

	/** Its row of the table. */
	private array $row;

	/**
	 * An embed of a service.
	 *
	 * @param string $id    Service of Embed_Services.
	 * @param string $label Its name, for one that is not in the table.
	 */
	public function __construct( $id, string $label = '' ) {
		$this->id  = $id;
		$this->row = Embed_Services::get( $id );
		if ( '' !== $label ) {
			$this->row['label'] = $label;
		}
	}

	/** Whether it waits for a visitor's press. */
	public function is_on_click(): bool {
		/**
		 * Filters whether content of a service is loaded without being asked for, such as by a plugin that knows the visitor's consent.
		 *
		 * @param bool   $loads   Whether it is; false while the setting “Load embeds on click” is on.
		 * @param string $service Id of the service, such as `calendly`, or its host.
		 */
		return ! apply_filters( 'mainstreet_embed_consent', ! Options::get( 'embeds_on_click', false ), $this->id );
	}

	/**
	 * A frame.
	 *
	 * @param string $src   Address of the frame, of a checked host.
	 * @param array  $embed As above.
	 * @return string Escaped HTML.
	 */
	public function frame( string $src, array $embed ): string {
		if ( is_feed() ) {
			return self::link( $embed );
		}
		$iframe = $this->iframe( $src, $embed );
		return $this->is_on_click() ? $this->facade( $iframe, $embed ) : $iframe . self::for_print( $embed );
	}

	/**
	 * The frame itself, for what stands on the page only after a press anyway, such as in a dialog's template.
	 *
	 * @param string $src   Address of the frame, of a checked host.
	 * @param array  $embed As above.
	 * @return string Escaped HTML.
	 */
	public function iframe( string $src, array $embed ): string {
		$height = $this->height( $embed );
		return sprintf(
			'<iframe src="%s" title="%s"%s%s style="border:0;max-width:100%%%s" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"%s%s></iframe>',
			esc_url( $src, array( 'https' ) ),
			esc_attr( $embed['title'] ),
			empty( $embed['width'] ) ? '' : ' width="' . (int) $embed['width'] . '"',
			$height ? ' height="' . $height . '"' : '',
			// The attribute takes pixels only.
			empty( $embed['width'] ) ? ';width:100%' : '',
			'' === $this->row['sandbox'] ? '' : ' sandbox="' . esc_attr( $this->row['sandbox'] ) . '"',
			'' === $this->row['allow'] ? '' : ' allow="' . esc_attr( $this->row['allow'] ) . '"'
		);
	}

	/**
	 * A box that the script module of the block fills when it is wanted (shared/view/embed.ts, `onWanted`).
	 *
	 * @param array  $embed    As above.
	 * @param array  $data     What the module is told, by name: values of `data-` attributes.
	 * @param string $fallback What stands there until then, escaped HTML; a link if left out.
	 * @return string Escaped HTML.
	 */
	public function box( array $embed, array $data = array(), string $fallback = '' ): string {
		$fallback = '' === $fallback ? self::link( $embed ) : $fallback;
		if ( is_feed() ) {
			return $fallback;
		}
		$attributes = array();
		foreach ( $data as $name => $value ) {
			$attributes[ 'data-' . sanitize_html_class( $name ) ] = $value;
		}
		return $this->wrap( $embed, '', $attributes, ( $this->is_on_click() ? $this->ask( $embed ) : self::SERVER_MARK ) . $fallback );
	}

	/**
	 * Its place, until a visitor presses the button.
	 *
	 * @param string $html  What then stands there, escaped HTML.
	 * @param array  $embed As above.
	 * @return string Escaped HTML.
	 */
	public function facade( string $html, array $embed ): string {
		Embed_Assets::enqueue_script();
		return $this->wrap( $embed, ' has-template', array(), $this->ask( $embed ) . '<template>' . $html . '</template>' );
	}

	/**
	 * A link to what is embedded.
	 *
	 * @param array $embed As above.
	 * @return string Escaped HTML.
	 */
	public static function link( array $embed ): string {
		$url = esc_url( $embed['link'], array( 'http', 'https' ) );
		return empty( $embed['text'] )
			? sprintf( '<a href="%s"%s>%s</a>', $url, self::direction(), esc_html( $embed['link'] ) )
			: sprintf( '<a href="%s">%s</a>', $url, esc_html( $embed['text'] ) );
	}

	/**
	 * The attribute of an element whose text is an address, which is read from left to right in every language.
	 *
	 * @return string Escaped HTML; '' where all texts are.
	 */
	public static function direction(): string {
		return is_rtl() ? ' dir="ltr"' : '';
	}

	/**
	 * The link that a printed page has in the place of a frame, with its address (style.scss): paper shows an empty box there, or
	 * a part of what is in it. On the screen it is hidden, also where the style sheet does not come.
	 *
	 * @param array $embed As above.
	 * @return string Escaped HTML.
	 */
	public static function for_print( array $embed ): string {
		Embed_Assets::enqueue_style();
		return '<p class="mainstreet-embed__print" hidden>' . self::link( array( 'text' => $embed['title'] ) + $embed ) . '</p>';
	}

	/**
	 * The box around it, which keeps its space.
	 *
	 * @param array  $embed      As above.
	 * @param string $classes    Further classes.
	 * @param array  $attributes Further attributes, by name.
	 * @param string $inner      What is in it, escaped HTML.
	 * @return string Escaped HTML.
	 */
	private function wrap( array $embed, string $classes, array $attributes, string $inner ): string {
		$inner .= self::for_print( $embed );
		$height = $this->height( $embed );
		$style  = ( $height ? "min-height:var(--mainstreet-embed-height,{$height}px);" : '' ) . ( empty( $embed['width'] ) ? '' : 'max-width:' . (int) $embed['width'] . 'px;' );
		$all    = array(
			'class'      => 'mainstreet-embed' . $classes,
			'data-embed' => $this->id,
		) + $attributes + array_filter( array( 'style' => $style ) );
		if ( isset( $embed['wrapper'] ) ) {
			$root         = $embed['wrapper'];
			$all['class'] = trim( $all['class'] . ' ' . ( isset( $root['class'] ) ? $root['class'] : '' ) );
			return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( $all + $root ), $inner );
		}
		return sprintf( '<div%s>%s</div>', Html::attributes( $all ), $inner );
	}

	/**
	 * The sentence, the button and the link of a facade. The form is shown by the script; without one the link is left.
	 *
	 * @param array $embed As above.
	 * @return string Escaped HTML.
	 */
	private function ask( array $embed ): string {
		Embed_Assets::enqueue_ask_style();
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
	 * Pixels it takes.
	 *
	 * @param array $embed As above.
	 * @return int 0 where nobody says.
	 */
	private function height( array $embed ): int {
		return (int) ( empty( $embed['height'] ) ? $this->row['height'] : $embed['height'] );
	}
}
