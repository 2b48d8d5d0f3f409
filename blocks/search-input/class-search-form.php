<?php
namespace Mainstreet\Blocks\Search_Input;

defined( 'ABSPATH' ) || exit;

/** Renders the Search block of WordPress in place of blocks whose search was a hosted service. */
final class Search_Form {

	/**
	 * Renders the form.
	 *
	 * @param mixed $placeholder Text in the field.
	 * @param mixed $button      Text of the button; the one of WordPress if it is empty.
	 */
	public static function render( $placeholder, $button = '' ): string {
		$attributes = array(
			'showLabel'   => false,
			'placeholder' => is_string( $placeholder ) ? $placeholder : '',
		);
		if ( is_string( $button ) && '' !== $button ) {
			// Core takes HTML here.
			$attributes['buttonText'] = esc_html( $button );
		}
		return render_block(
			array(
				'blockName'    => 'core/search',
				'attrs'        => $attributes,
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}
}
