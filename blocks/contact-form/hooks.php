<?php
namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Shortcode;
use Mainstreet\Blocks\Contact_Form\Rendering\Form_Prefill;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		// Another plugin may have registered the shortcodes.
		if ( Blocks::is_registered( 'contact-form' ) && ! shortcode_exists( 'contact-form' ) ) {
			add_shortcode( 'contact-form', array( Form_Shortcode::class, 'render' ) );
			if ( ! shortcode_exists( 'contact-field' ) ) {
				// Renders nothing outside a form.
				add_shortcode( 'contact-field', '__return_empty_string' );
			}
		}
	},
	101
);
add_action(
	'init',
	// Added after core has registered its blocks, so that the filter does not run for them.
	static function () {
		add_filter(
			'register_block_type_args',
			// The form renders its fields itself, so core must not render them first.
			static function ( $args, $name ) {
				if ( ! is_array( $args ) || ! is_string( $name ) ) {
					return $args;
				}
				if ( 'jetpack/contact-form' === $name ) {
					$args['skip_inner_blocks'] = true;
				} elseif ( 0 === strpos( $name, 'jetpack/field-' ) ) {
					// Condition of the field (class Form_Conditions).
					$args['attributes']['showWhen'] = array( 'type' => 'object' );
					// The form renders the inner blocks of a field. Two names are choices; listing them here avoids loading a class.
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
// Runs before the theme sends output, and after WordPress chose the template, which may contain a form. The class is loaded
// only if something could be prefilled.
add_filter(
	'template_include',
	static function ( $template ) {
		// phpcs:ignore WordPress.Security.NonceVerification -- no value is used.
		if ( $_GET || has_filter( 'jetpack_auto_fill_logged_in_user' ) ) {
			Form_Prefill::prepare();
		}
		return $template;
	}
);
