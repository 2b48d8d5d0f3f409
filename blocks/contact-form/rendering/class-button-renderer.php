<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Renders the buttons of a form. The submit button must be a button element, however it was saved. */
final class Button_Renderer {

	/**
	 * Turns a button block into a button element before it is rendered.
	 *
	 * @param array $block Parsed block.
	 */
	public static function prepare( $block ) {
		if ( 'jetpack/button' === Parsed_Block::get_name( $block ) ) {
			$block['attrs'] = array( 'element' => 'button' ) + array_diff_key( Parsed_Block::get_attributes( $block ), array( 'element' => 1, 'saveInPostContent' => 1 ) ); // phpcs:ignore WordPress.Arrays -- short.
		}
		return $block;
	}

	/**
	 * Adapts the HTML of a button block to the form.
	 *
	 * @param array  $block Parsed `jetpack/button` or `core/button`.
	 * @param string $way   Direction in a form in steps (Parsed_Block::get_direction()); '' for a submit button.
	 * @return array `html` (escaped), `sends` (whether it submits the form).
	 */
	public static function adapt( array $block, string $html, string $way = '' ): array {
		$is_own = 'jetpack/button' === Parsed_Block::get_name( $block );
		$tags   = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( 'button' ) ) {
			// A link of the author, or the button block is not registered.
			return array(
				'html'  => $is_own && '' === $way ? self::render_submit( Parsed_Block::get_rich_text( Parsed_Block::get_attributes( $block ), 'text', 500 ) ) : $html,
				'sends' => $is_own && '' === $way,
			);
		}
		if ( '' !== $way ) {
			// Hidden until the script shows it: without a script there are no steps.
			$tags->set_attribute( 'type', 'button' );
			$tags->set_attribute( 'data-mainstreet-way', $way );
			$tags->set_attribute( 'hidden', true );
			return array(
				'html'  => $tags->get_updated_html(),
				'sends' => false,
			);
		}
		$type = $tags->get_attribute( 'type' );
		// A button without a type submits; the type `button` is for steps.
		$sends = $is_own || null === $type || 'submit' === $type;
		$tags->set_attribute( 'type', 'submit' );
		return array(
			'html'  => $sends ? $tags->get_updated_html() : '',
			'sends' => $sends,
		);
	}

	/**
	 * Renders a submit button.
	 *
	 * @param string $text Text; '' for the default.
	 * @return string Escaped HTML.
	 */
	public static function render_submit( $text ): string {
		return sprintf(
			'<div class="wp-block-jetpack-button wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></div>',
			esc_html( '' === $text ? __( 'Submit', 'mainstreet-blocks' ) : $text )
		);
	}

	/**
	 * Renders the submit button of a form without a button block. The first forms stored its text and colors in attributes.
	 *
	 * @param string $text Text of the button; '' for the default.
	 * @return string Escaped HTML.
	 */
	public static function render_default( array $block, $text ): string {
		$form   = Parsed_Block::get_attributes( $block );
		$colors = array_filter(
			array(
				'backgroundColor'       => Attributes::text( $form, 'backgroundButtonColor', 500 ),
				'textColor'             => Attributes::text( $form, 'textButtonColor', 500 ),
				'customBackgroundColor' => Attributes::text( $form, 'customBackgroundButtonColor', 500 ),
				'customTextColor'       => Attributes::text( $form, 'customTextButtonColor', 500 ),
			)
		);
		if ( ! $colors ) {
			return self::render_submit( $text );
		}
		return render_block(
			array(
				'blockName'    => 'jetpack/button',
				'attrs'        => $colors + array(
					'element' => 'button',
					'text'    => esc_html( $text ),
				),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}
}
