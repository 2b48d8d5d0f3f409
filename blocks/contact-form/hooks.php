<?php
/**
 * Hooks of forms.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Shortcode;
use Mainstreet\Blocks\Contact_Form\Rendering\Form_Prefill;
use Mainstreet\Registration\Blocks;

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		// Unless another plugin holds them.
		if ( Blocks::is_registered( 'contact-form' ) && ! shortcode_exists( 'contact-form' ) ) {
			add_shortcode( 'contact-form', array( Form_Shortcode::class, 'render' ) );
			if ( ! shortcode_exists( 'contact-field' ) ) {
				// Means nothing outside of a form.
				add_shortcode( 'contact-field', '__return_empty_string' );
			}
		}
	},
	101
);
add_action(
	'init',
	// Behind core's blocks, for each of which the filter would run.
	static function () {
		add_filter(
			'register_block_type_args',
			// The form draws its fields itself; core need not draw them before.
			static function ( $args, $name ) {
				if ( 'jetpack/contact-form' === $name ) {
					$args['skip_inner_blocks'] = true;
				} elseif ( 0 === strpos( $name, 'jetpack/field-' ) ) {
					// What every field may wait for, whatever else it holds: class Form_Conditions.
					$args['attributes']['showWhen'] = array( 'type' => 'object' );
					// What stands in a field is drawn with it, by the form. Two names are those of choices; a class would be a file to read.
					$args['skip_inner_blocks'] = ! in_array( $name, array( 'jetpack/field-option-checkbox', 'jetpack/field-option-radio' ), true );
				}
				return $args;
			},
			10,
			2
		);
	},
	99
);
// Before a theme prints anything, and after WordPress chose the template, which may hold a form. Pages that nothing fills read no file for it.
add_filter(
	'template_include',
	static function ( $template ) {
		// phpcs:ignore WordPress.Security.NonceVerification -- only whether there is something to read.
		if ( $_GET || has_filter( 'jetpack_auto_fill_logged_in_user' ) ) {
			Form_Prefill::prepare();
		}
		return $template;
	}
);
