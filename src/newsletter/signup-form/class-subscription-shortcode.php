<?php
namespace Mainstreet\Newsletter\Signup_Form;

use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Submissions\Registry\Form_Counter;

defined( 'ABSPATH' ) || exit;

/**
 * Shortcodes `[jetpack_subscription_form …]` and `[blog_subscription_form …]`, stored by the block or entered by hand. The block
 * renders its form from its attributes and does not run the shortcode it contains.
 */
final class Subscription_Shortcode {

	/** Options of the shortcode, with the attributes of the block that they set. */
	const NAMES = array(
		'subscribe_placeholder'    => 'subscribePlaceholder',
		'submit_button_text'       => 'submitButtonText',
		'success_message'          => 'successMessage',
		'custom_text_button_color' => 'customTextColor',
		'custom_font_size'         => 'customFontSize',
		'custom_border_radius'     => 'borderRadius',
		'custom_border_weight'     => 'borderWeight',
		'custom_border_color'      => 'customBorderColor',
		'custom_button_width'      => 'buttonWidth',
		'custom_padding'           => 'padding',
		'custom_spacing'           => 'spacing',
		'submit_button_classes'    => 'buttonClasses',
		'email_field_classes'      => 'fieldClasses',
	);

	/** Maximum number of bytes of the options. */
	const LONGEST = 20000;

	/**
	 * Renders the form and enqueues the scripts and styles of the block.
	 *
	 * @param array|string $options Options; core passes '' if there are none.
	 * @return string HTML.
	 */
	public static function render( $options ) {
		if ( is_feed() || Form_Counter::is_reached() ) {
			return '';
		}
		$type = Blocks::type( 'jetpack/subscriptions' );
		Blocks::enqueue_styles( 'jetpack/subscriptions' );
		array_map( 'wp_enqueue_script_module', $type->view_script_module_ids );
		$attributes = self::to_attributes( is_array( $options ) ? $options : array() );
		$look       = new Subscription_Style( $attributes );
		return Subscription_Style::move_styles( '<div class="wp-block-jetpack-subscriptions ' . esc_attr( $look->root_class() ) . '">' . Subscription_Form::render_block( $attributes ) . '</div>' );
	}

	/**
	 * Reads the attributes of a stored block. Older versions stored some styles and texts only in the shortcode inside the block
	 * (docs/content-format.md 31), so they are added from there.
	 *
	 * @return array Attributes, any type.
	 */
	public static function from_block( array $block ): array {
		$attributes = Attributes::items( $block, 'attrs' );
		$markup     = Attributes::text( $block, 'innerHTML' );
		// Only the first one: if it is not closed, no later one is.
		$start = preg_match( '/\[jetpack_subscription_form\s/', $markup, $found, PREG_OFFSET_CAPTURE ) ? $found[0][1] + strlen( $found[0][0] ) : 0;
		$end   = $start ? strpos( $markup, ']', $start ) : false;
		$given = false === $end ? '' : substr( $markup, $start, $end - $start );
		if ( false === $end || strlen( $given ) > self::LONGEST || false !== strpos( $given, ' success_message=' ) ) {
			return $attributes;
		}
		foreach ( array( 'fontSize', 'customFontSize' ) as $name ) {
			if ( isset( $attributes[ $name ] ) && is_numeric( $attributes[ $name ] ) ) {
				$attributes[ $name ] .= 'px';
			}
		}
		if ( isset( $attributes['subscribeButton'] ) ) {
			$attributes += array( 'submitButtonText' => $attributes['subscribeButton'] );
		}
		$written = self::to_attributes( (array) shortcode_parse_atts( $given ) );
		// The default size must not override a named one.
		if ( isset( $written['customFontSize'] ) && '16px' === $written['customFontSize'] ) {
			unset( $written['customFontSize'] );
		}
		return $attributes + $written;
	}

	/**
	 * Converts options to attributes of the block.
	 *
	 * @param array $options Options by name.
	 */
	public static function to_attributes( array $options ): array {
		// An early version stored missing values as `undefined`.
		$options = array_diff( array_filter( $options, 'is_string' ), array( 'undefined' ) );
		if ( isset( $options['subscribe_button'] ) ) {
			$options += array( 'submit_button_text' => $options['subscribe_button'] );
		}
		$attributes = array();
		foreach ( array_intersect_key( self::NAMES, $options ) as $option => $name ) {
			$attributes[ $name ] = $options[ $option ];
		}
		if ( isset( $attributes['customFontSize'] ) && is_numeric( $attributes['customFontSize'] ) ) {
			$attributes['customFontSize'] .= 'px';
		}
		foreach ( array(
			'custom_background_emailfield_color' => 'emailField',
			'custom_background_button_color'     => 'button',
		) as $option => $part ) {
			if ( isset( $options[ $option ] ) ) {
				$is_gradient = false !== strpos( $options[ $option ], 'gradient(' );
				$attributes[ 'custom' . ucfirst( $part ) . ( $is_gradient ? 'Gradient' : 'BackgroundColor' ) ] = $options[ $option ];
			}
		}
		$is_on = static fn( $name ) => isset( $options[ $name ] ) && in_array( $options[ $name ], array( 'true', '1', 'yes' ), true );
		return $attributes + array(
			'showSubscribersTotal' => $is_on( 'show_subscribers_total' ),
			'buttonOnNewLine'      => $is_on( 'button_on_newline' ),
		);
	}
}
