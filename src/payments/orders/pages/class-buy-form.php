<?php
namespace Mainstreet\Payments\Orders\Pages;

use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Checkout\Checkout_Amounts;
use Mainstreet\Payments\Orders\Providers\Providers;
use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/** Renders an offer and the form that starts the order. Entered values are kept, and errors are shown next to their field. */
final class Buy_Form {

	/** Offer, as Checkout_Offer::find(). */
	private array $offer;

	/** Post with the offer. */
	private int $post_id;

	/** Entered values. */
	private array $values;

	/** Validation error. */
	private ?\WP_Error $error;

	/**
	 * @param array          $offer   As Checkout_Offer::find().
	 * @param int            $post_id Post with the offer.
	 * @param array          $values  `amount`, `quantity`, `cover_fees` as entered.
	 * @param \WP_Error|null $error   Error of Checkout::submit().
	 */
	public function __construct( array $offer, int $post_id, array $values, ?\WP_Error $error ) {
		$this->offer   = $offer;
		$this->post_id = $post_id;
		$this->values  = $values;
		$this->error   = $error;
	}

	/** Renders the content of the page. */
	public function render(): string {
		$fields = $this->render_amount() . $this->render_quantity() . $this->render_fee_checkbox();
		$label  = $this->offer['is_donation'] ? __( 'Donate', 'mainstreet-blocks' ) : __( 'Continue to payment', 'mainstreet-blocks' );
		return $this->render_test_notice() . $this->render_description() . $this->render_error()
			. '<form method="post">' . $fields . Checkout::render_honeypot( $this->post_id )
			. '<div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">' . esc_html( $label ) . '</button></div></form>'
			. '<p class="mainstreet-page__hint">' . esc_html__( 'You will pay on our payment provider’s page and return here afterwards.', 'mainstreet-blocks' ) . '</p>';
	}

	/** Renders the notice of the test mode. */
	private function render_test_notice(): string {
		$provider = Providers::get( $this->offer['provider'] );
		return $provider && 'test' === $provider->mode() ? '<p><span class="mainstreet-payments-test">' . esc_html__( 'Test mode: no real payment', 'mainstreet-blocks' ) . '</span></p>' : '';
	}

	/** Renders the description as plain text: markup is escaped. */
	private function render_description(): string {
		$text = trim( (string) $this->offer['description'] );
		return '' === $text ? '' : '<p>' . Visitor_Text::lines( $text ) . '</p>';
	}

	/** Renders an error that belongs to no field. */
	private function render_error(): string {
		if ( ! $this->error || '' !== $this->get_field_error( 'amount' ) || '' !== $this->get_field_error( 'quantity' ) ) {
			return '';
		}
		return '<p class="mainstreet-page__error" role="alert">' . Visitor_Text::escape( $this->error->get_error_message() ) . '</p>';
	}

	/** Renders the price, or an input if the buyer chooses the amount. */
	private function render_amount(): string {
		$currency = $this->offer['currency'];
		$plan     = $this->offer['plan'];
		if ( ! $plan || ! $plan->buyer_can_change_amount || $this->offer['is_fixed'] ) {
			return '<p class="mainstreet-page__price">' . Visitor_Text::escape( $this->with_interval( Amounts::format( $this->offer['amount'], $currency ) ) ) . '</p>';
		}
		$error = $this->get_field_error( 'amount' );
		$value = null === $this->error ? str_replace( '.', Amounts::separators()['decimal'], Amounts::decimal( $this->offer['amount'], $currency ) ) : $this->values['amount'];
		/* translators: %s: currency, such as USD. */
		$label = $this->with_interval( sprintf( __( 'Amount (%s)', 'mainstreet-blocks' ), $currency ) );
		/* translators: %s: amount of money. */
		$hint = sprintf( __( 'Minimum %s.', 'mainstreet-blocks' ), Amounts::format( Checkout_Amounts::minimum( $currency ), $currency ) );
		return $this->render_field( 'amount', $label, '<input type="text" inputmode="decimal" id="mainstreet-amount" name="amount" required maxlength="20" value="' . Visitor_Text::escape( $value ) . '" aria-describedby="mainstreet-amount-hint"' . ( '' === $error ? '' : ' aria-invalid="true"' ) . '>', $hint, $error );
	}

	/** Adds the interval of the plan to a price or label. */
	private function with_interval( string $price ): string {
		$plan = $this->offer['plan'];
		if ( $plan && Plan::MONTHLY === $plan->interval ) {
			/* translators: %s: amount of money. */
			return sprintf( __( '%s every month', 'mainstreet-blocks' ), $price );
		}
		if ( $plan && Plan::YEARLY === $plan->interval ) {
			/* translators: %s: amount of money. */
			return sprintf( __( '%s every year', 'mainstreet-blocks' ), $price );
		}
		return $price;
	}

	/** Renders the quantity input, if more than one can be bought. */
	private function render_quantity(): string {
		$maximum = (int) $this->offer['max_quantity'];
		if ( $maximum <= 1 ) {
			return '';
		}
		$error = $this->get_field_error( 'quantity' );
		$value = '' === $this->values['quantity'] ? '1' : $this->values['quantity'];
		return $this->render_field( 'quantity', __( 'Quantity', 'mainstreet-blocks' ), '<input type="number" id="mainstreet-quantity" name="quantity" required min="1" max="' . $maximum . '" step="1" value="' . Visitor_Text::escape( $value ) . '" aria-describedby="mainstreet-quantity-hint"' . ( '' === $error ? '' : ' aria-invalid="true"' ) . '>', '', $error );
	}

	/** Renders the checkbox to cover the fees. */
	private function render_fee_checkbox(): string {
		if ( ! $this->offer['covers_fees'] ) {
			return '';
		}
		return '<p><label><input type="checkbox" name="cover_fees" value="1"' . ( '' === $this->values['cover_fees'] ? '' : ' checked' ) . '> ' . esc_html__( 'I’d like to cover the payment fees', 'mainstreet-blocks' ) . '</label></p>';
	}

	/**
	 * @param string $label Plain text.
	 * @param string $input HTML.
	 * @param string $hint  Plain text.
	 * @param string $error Plain text, '' for none.
	 * @return string HTML.
	 */
	private function render_field( string $name, string $label, string $input, string $hint, string $error ): string {
		$below = '' === $error ? '<span class="mainstreet-page__hint">' . Visitor_Text::escape( $hint ) . '</span>' : '<span class="mainstreet-page__error" role="alert">' . Visitor_Text::escape( $error ) . '</span>';
		return '<p><label for="mainstreet-' . esc_attr( $name ) . '">' . esc_html( $label ) . '</label>' . $input . '<br><span id="mainstreet-' . esc_attr( $name ) . '-hint">' . $below . '</span></p>';
	}

	/** Returns the error message of a field (plain text; '' for none). */
	private function get_field_error( string $name ) {
		$data = $this->error ? $this->error->get_error_data() : array();
		if ( isset( $data['field'] ) && $name === $data['field'] ) {
			return $this->error->get_error_message();
		}
		return isset( $data['params'][ $name ] ) ? (string) $data['params'][ $name ] : '';
	}
}
