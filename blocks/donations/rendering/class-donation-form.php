<?php
namespace Mainstreet\Blocks\Donations\Rendering;

use Mainstreet\Blocks\Donations\Donation_Choice;
use Mainstreet\Blocks\Donations\Donations_Settings;
use Mainstreet\Core\Text\Html;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;
use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Checkout\Checkout_Amounts;
use Mainstreet\Payments\Orders\Pages\Buy_Page;
use Mainstreet\Registration\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the form of one interval: heading, amounts, input for a custom amount, extra text and button, with the class names
 * that the first version saved into posts. Data attributes hold the values for the script; view.ts sends the form.
 */
final class Donation_Form {

	private Donations_Settings $settings;

	/** Amounts that can be given. */
	private Donation_Choice $choice;

	/** Current post; 0 for none. */
	private int $post_id;

	/** Prefix of HTML ids. */
	private string $id;

	/** @var string Part of class names: `one-time`, `monthly` or `annual`. */
	private $part;

	public function __construct( Donations_Settings $settings, Donation_Choice $choice, int $post_id, string $id ) {
		$this->settings = $settings;
		$this->choice   = $choice;
		$this->post_id  = $post_id;
		$this->part     = Donations_Settings::INTERVALS[ $choice->plan->interval ][1];
		$this->id       = $id . '-' . $this->part;
	}

	public function render(): string {
		$interval = $this->choice->plan->interval;
		return '<div class="donations__tab" data-interval="' . esc_attr( $interval ) . '"><form' . $this->render_attributes() . '>'
			// Without a script, an unselected amount is sent as 0, for which the payment page shows an error.
			. $this->render_honeypot() . '<input type="hidden" name="amount" value="0">'
			. '<h4 class="donations__' . $this->part . '-item">' . Donations_Settings::sanitize_text( $this->settings->get_interval_text( $interval, 'heading' ) ) . '</h4>'
			. $this->render_amounts() . $this->render_custom_amount()
			. '<p class="donations__error" id="' . esc_attr( $this->id . '-error' ) . '" role="alert"></p>'
			. '<div class="donations__separator" aria-hidden="true">——</div>'
			. '<p class="donations__' . $this->part . '-item">' . Donations_Settings::sanitize_text( $this->settings->get_interval_text( $interval, 'extraText' ) ) . '</p>'
			. $this->render_fee_checkbox()
			. '<div class="wp-block-button donations__donate-button-wrapper donations__' . $this->part . '-item"><button type="submit" class="wp-block-button__link wp-element-button donations__donate-button donations__' . $this->part . '-item"' . ( new Donations_Styles( $this->settings ) )->render_button_style() . '>'
			. Donations_Settings::sanitize_label( $this->settings->get_interval_text( $interval, 'buttonText' ) ) . '</button></div>'
			. '<p class="donations__status" role="status"></p></form></div>';
	}

	/** Returns the attributes of the form element, escaped. */
	private function render_attributes(): string {
		$plan = $this->choice->plan;
		return Html::attributes(
			array(
				'method'        => 'post',
				'action'        => Buy_Page::get_url( $plan->id, $this->post_id ),
				'aria-label'    => Plain_Text::from_html( $this->settings->get_interval_text( $plan->interval, 'heading' ) ),
				'data-url'      => rest_url( Routes::OWN . '/checkout' ),
				'data-plan'     => (string) $plan->id,
				'data-post'     => (string) $this->post_id,
				'data-hosts'    => implode( ' ', self::get_hosts() ),
				'data-decimals' => (string) Currencies::decimals( $plan->currency ),
				'data-mark'     => ',' === Amounts::separators()['decimal'] ? ',' : '.',
				'data-min'      => (string) $this->choice->minimum,
				'data-max'      => (string) $this->choice->maximum,
				'data-step'     => (string) Currencies::step( $plan->currency ),
				'data-low'      => $this->choice->get_message( 'low' ),
				'data-high'     => $this->choice->get_message( 'high' ),
				'data-off'      => $this->choice->get_message( 'step' ),
				'data-invalid'  => $this->choice->get_message( 'invalid' ),
				'data-none'     => __( 'Please choose an amount.', 'mainstreet-blocks' ),
				'data-busy'     => __( 'Taking you to the payment page…', 'mainstreet-blocks' ),
				'data-failed'   => __( 'Could not open the payment page. Please try again in a moment.', 'mainstreet-blocks' ),
			)
		);
	}

	/** Returns the hosts that the script may redirect to. */
	private static function get_hosts(): array {
		/**
		 * Filters the hosts of payment pages that scripts may redirect a buyer to.
		 *
		 * @param string[] $hosts Host names, with the port if there is one.
		 */
		return array_filter( (array) apply_filters( 'mainstreet_checkout_hosts', array( 'checkout.stripe.com' ) ), 'is_string' );
	}

	/** Renders the tiers as radio buttons. */
	private function render_amounts(): string {
		if ( ! $this->choice->tiers ) {
			return '';
		}
		$currency = $this->choice->plan->currency;
		$html     = '';
		foreach ( $this->choice->tiers as $place => $minor ) {
			$decimal = Amounts::decimal( $minor, $currency );
			$fee     = $this->has_fees() ? Checkout_Amounts::calculate_fee( $minor, $currency ) : 0;
			$html   .= sprintf(
				'<label class="donations__amount" data-amount="%1$s"%2$s><input type="radio" name="amount" value="%3$s"%4$s autocomplete="off"> <span>%5$s</span></label>',
				esc_attr( $decimal ),
				$fee > 0 ? ' data-fee="' . esc_attr( Amounts::format( $fee, $currency ) ) . '"' : '',
				// Without a script, the value is parsed like a typed amount.
				esc_attr( str_replace( '.', Amounts::separators()['decimal'], $decimal ) ),
				checked( $this->settings->get_default_tier(), $place + 1, false ),
				esc_html( Amounts::format( $minor, $currency ) )
			);
		}
		return '<p class="donations__choose-text" id="' . esc_attr( $this->id . '-choose' ) . '">' . Donations_Settings::sanitize_text( $this->settings->get_text( 'chooseAmountText' ) ) . '</p>'
			. '<div class="donations__amounts donations__' . $this->part . '-item" role="radiogroup" aria-labelledby="' . esc_attr( $this->id . '-choose' ) . '" aria-describedby="' . esc_attr( $this->id . '-error' ) . '">' . $html . '</div>';
	}

	/** Renders the input for a custom amount. */
	private function render_custom_amount(): string {
		if ( ! $this->choice->has_custom ) {
			return '';
		}
		$currency    = $this->choice->plan->currency;
		$placeholder = str_replace( '.', Amounts::separators()['decimal'], Amounts::decimal( $this->choice->get_suggested( $this->settings->get_number( 'customAmountPlaceholder' ) ), $currency ) );
		return '<p class="donations__custom-text" id="' . esc_attr( $this->id . '-custom' ) . '">' . Donations_Settings::sanitize_text( $this->settings->get_text( 'customAmountText' ) ) . '</p>'
			. '<label class="donations__amount donations__custom-amount"><span class="donations__symbol" id="' . esc_attr( $this->id . '-symbol' ) . '">' . esc_html( Currencies::symbol( $currency ) ) . '</span>'
			. '<input type="text" inputmode="decimal" name="custom_amount" maxlength="30" autocomplete="off" class="donations__amount-value" data-currency="' . esc_attr( $currency ) . '" data-empty-text="' . esc_attr( $placeholder ) . '" placeholder="' . esc_attr( $placeholder ) . '"'
			. ' aria-labelledby="' . esc_attr( $this->id . '-custom ' . $this->id . '-symbol' ) . '" aria-describedby="' . esc_attr( $this->id . '-error' ) . '"></label>';
	}

	/** Renders the honeypot field. */
	private function render_honeypot(): string {
		return '<p class="donations__extra" aria-hidden="true"><label>' . esc_html__( 'Please leave this field empty.', 'mainstreet-blocks' )
			. ' <input type="text" name="' . esc_attr( Checkout::honeypot_name( $this->post_id ) ) . '" value="" autocomplete="off" tabindex="-1" aria-hidden="true"></label></p>';
	}

	/** Whether donors may cover the fees, and the site's settings define fees. */
	private function has_fees(): bool {
		return $this->settings->is_on( 'coverFees' ) && Checkout_Amounts::calculate_fee( $this->choice->get_suggested(), $this->choice->plan->currency ) > 0;
	}

	/** Renders the checkbox for covering the fees. */
	private function render_fee_checkbox(): string {
		return $this->has_fees()
			? '<label class="donations__fees"><input type="checkbox" name="cover_fees" value="1" autocomplete="off"> <span>' . esc_html__( 'I’d like to cover the payment fees', 'mainstreet-blocks' ) . '</span> <span class="donations__fee"></span></label>' : '';
	}
}
