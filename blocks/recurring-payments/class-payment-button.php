<?php
namespace Mainstreet\Blocks\Recurring_Payments;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Pages\Buy_Page;
use Mainstreet\Payments\Plans\Payments_Account;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Registration\Block_Types\Style_Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the button as a link to the checkout page (docs/server-contract.md B.5), so that it works without JavaScript, and in
 * feeds and emails.
 */
final class Payment_Button {

	/**
	 * Renders the block.
	 *
	 * @param string $content Saved markup with the rendered button; an empty string for the first version of the block.
	 * @param array  $stored  Parsed block, for attributes of the first version.
	 * @param int    $post_id Post id; 0 for none.
	 * @return string Escaped HTML. An empty string for visitors if nothing can be bought.
	 */
	public static function render( array $attributes, string $content, array $stored, int $post_id ): string {
		$reason = self::hidden_because( $attributes );
		if ( '' !== $reason ) {
			return self::render_notice( $post_id, $reason );
		}
		$plans  = self::find_sold_plans( Button_Offer::read_plan_ids( $attributes ) );
		$button = self::render_button( $content, isset( $stored['attrs'] ) ? (array) $stored['attrs'] : array() );
		$tags   = new \WP_HTML_Tag_Processor( $button );
		if ( ! $tags->next_tag(
			array(
				'tag_name'   => 'a',
				'class_name' => 'wp-block-button__link',
			)
		) ) {
			// A button without text is not rendered.
			return '';
		}
		$tags->set_attribute( 'href', Buy_Page::get_url( $plans[0]->id, $post_id ) );
		$tags->set_attribute( 'rel', 'nofollow' );
		// The checkout opens in the same tab.
		$tags->remove_attribute( 'target' );
		$tags->remove_attribute( 'role' );
		return self::wrap( $attributes, $tags->get_updated_html() . self::render_other_plans( array_slice( $plans, 1 ), $post_id ) );
	}

	/**
	 * Explains why visitors do not see the button.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Message. An empty string if the button is shown.
	 */
	public static function hidden_because( array $attributes ): string {
		$ids = Button_Offer::read_plan_ids( $attributes );
		if ( ! $ids ) {
			return __( 'This payment button is hidden from visitors, because it has no payment plan yet.', 'mainstreet-blocks' );
		}
		if ( ! Payments_Account::get()['connected'] ) {
			return __( 'This payment button is hidden from visitors, because Stripe is not connected. An administrator has to connect it under Settings > Mainstreet.', 'mainstreet-blocks' );
		}
		return self::find_sold_plans( $ids ) ? '' : __( 'This payment button is hidden from visitors, because its payment plan is no longer available.', 'mainstreet-blocks' );
	}

	/**
	 * Returns the plans that can be bought.
	 *
	 * @param int[] $ids Plan ids.
	 * @return Plan[]
	 */
	private static function find_sold_plans( array $ids ) {
		$plans = new Plans();
		return array_values( array_filter( array_map( array( $plans, 'find_sold' ), $ids ) ) );
	}

	/**
	 * Returns the button: the inner block or, in old posts without one, a button made from the attributes.
	 *
	 * @return string HTML without the wrapper of the block.
	 */
	private static function render_button( string $content, array $attrs ) {
		$inner = preg_replace( '#^\s*+<div[^>]*\bwp-block-jetpack-recurring-payments\b[^>]*+>(.*)</div>\s*+$#sD', '$1', $content );
		if ( false !== strpos( $inner, 'wp-block-button__link' ) || '' !== trim( $content ) ) {
			return $inner;
		}
		$text = Attributes::text( $attrs, 'submitButtonText', 2000 );
		return render_block(
			array(
				'blockName'    => 'jetpack/button',
				'attrs'        => array(
					'element'               => 'a',
					'uniqueId'              => 'recurring-payments-id',
					'text'                  => '' === $text ? __( 'Contribute', 'mainstreet-blocks' ) : $text,
					'backgroundColor'       => Attributes::text( $attrs, 'backgroundButtonColor', 500 ),
					'textColor'             => Attributes::text( $attrs, 'textButtonColor', 500 ),
					'customBackgroundColor' => Attributes::text( $attrs, 'customBackgroundButtonColor', 500 ),
					'customTextColor'       => Attributes::text( $attrs, 'customTextButtonColor', 500 ),
				),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}

	/**
	 * Renders links to the other plans of the button.
	 *
	 * @param Plan[] $plans Plans.
	 * @return string HTML. An empty string if there are none.
	 */
	private static function render_other_plans( array $plans, int $post_id ): string {
		$items = '';
		foreach ( $plans as $plan ) {
			$items .= sprintf( '<li><a href="%s" rel="nofollow">%s</a></li>', esc_url( Buy_Page::get_url( $plan->id, $post_id ) ), esc_html( self::get_plan_label( $plan ) ) );
		}
		return '' === $items ? '' : '<ul class="wp-block-jetpack-recurring-payments__plans" aria-label="' . esc_attr__( 'Other plans', 'mainstreet-blocks' ) . '">' . $items . '</ul>';
	}

	/**
	 * Renders the wrapper of the block. It is not taken from the saved markup, which may lack the alignment or the width.
	 *
	 * @param string $inner Escaped HTML of the content.
	 * @return string HTML.
	 */
	private static function wrap( array $attributes, string $inner ): string {
		$align   = Attributes::text( $attributes, 'align', 500 );
		$width   = Style_Attributes::length( $attributes, 'width' );
		$classes = array();
		if ( in_array( $align, array( 'left', 'center', 'right', 'wide', 'full' ), true ) ) {
			$classes[] = 'align' . $align;
		}
		if ( '%' === substr( $width, -1 ) ) {
			$width = sprintf( 'calc(%s - var(--jetpack-payment-buttons-gap, 0px) * %s)', $width, ( 100 - (float) $width ) / 100 );
		}
		if ( '' !== $width ) {
			$classes[] = 'has-custom-width';
		}
		return '<div ' . get_block_wrapper_attributes(
			array_filter(
				array(
					'class' => implode( ' ', $classes ),
					'style' => '' === $width ? '' : 'width:' . $width,
				)
			)
		) . '>' . $inner . '</div>';
	}

	/**
	 * Renders a notice in place of a hidden button.
	 *
	 * @param int    $post_id Post id; 0 for none.
	 * @param string $reason  Message.
	 * @return string HTML. An empty string in feeds and for users who cannot edit the page.
	 */
	private static function render_notice( int $post_id, string $reason ): string {
		if ( is_feed() || ! ( $post_id ? current_user_can( 'edit_post', $post_id ) : current_user_can( 'edit_theme_options' ) ) ) {
			return '';
		}
		return '<div ' . get_block_wrapper_attributes() . '><p class="wp-block-jetpack-recurring-payments__notice">'
			. esc_html( $reason )
			. '</p></div>';
	}

	/** Returns title and price of a plan as plain text. A plan with a variable price has only its title. */
	private static function get_plan_label( Plan $plan ): string {
		$price = Amounts::format( $plan->amount, $plan->currency );
		if ( $plan->buyer_can_change_amount ) {
			return $plan->title;
		}
		if ( Plan::MONTHLY === $plan->interval ) {
			/* translators: 1: name of a plan, 2: price. */
			return sprintf( __( '%1$s: %2$s every month', 'mainstreet-blocks' ), $plan->title, $price );
		}
		if ( Plan::YEARLY === $plan->interval ) {
			/* translators: 1: name of a plan, 2: price. */
			return sprintf( __( '%1$s: %2$s every year', 'mainstreet-blocks' ), $plan->title, $price );
		}
		/* translators: 1: name of a plan, 2: price. */
		return sprintf( __( '%1$s: %2$s', 'mainstreet-blocks' ), $plan->title, $price );
	}
}
