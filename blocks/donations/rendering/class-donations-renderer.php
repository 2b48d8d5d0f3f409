<?php
namespace Mainstreet\Blocks\Donations\Rendering;

use Mainstreet\Blocks\Donations\Donation_Choice;
use Mainstreet\Blocks\Donations\Donation_Goal;
use Mainstreet\Blocks\Donations\Donations_Settings;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Renders tabs, a form for each interval, and the goal. Tabs and amounts are radio buttons, so that without a script CSS shows
 * the selected form, and the browser submits it to the purchase page.
 */
final class Donations_Renderer {

	/** Number of donation forms rendered on this page so far. */
	private static int $count = 0;

	private Donations_Settings $settings;

	/** @var Donation_Choice[] Amounts by interval. */
	private array $choices;

	/** Current post; 0 for none. */
	private int $post_id;

	/** Prefix of HTML ids, unique on the page. */
	private string $id;

	/** @var string `live` or `test`. */
	private $mode;

	/**
	 * Sets the data to render.
	 *
	 * @param Donation_Choice[] $choices Amounts by interval; at least one.
	 * @param int               $post_id Current post; 0 for none.
	 * @param int               $number  Number of the form on the page, from 1.
	 */
	public function __construct( Donations_Settings $settings, array $choices, int $post_id, int $number, $mode ) {
		$this->settings = $settings;
		$this->choices  = $choices;
		$this->post_id  = $post_id;
		$this->id       = 'donations-' . $number;
		$this->mode     = $mode;
	}

	/**
	 * Renders the block: the form, links for feeds, a notice for users who can edit the page, or nothing.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML.
	 */
	public static function render_block( array $attributes ): string {
		$settings = new Donations_Settings( $attributes );
		$post_id  = self::get_post_id();
		$reason   = self::hidden_because( $attributes );
		if ( '' !== $reason ) {
			return self::render_notice( $post_id, $reason );
		}
		$provider = Providers::get( 'stripe' );
		$choices  = Donation_Choice::from_settings( $settings );
		if ( is_feed() ) {
			return self::literal( self::render_links( $settings, $choices, $post_id ) );
		}
		// The form's buttons use the classes of core's button block, whose style sheet is missing on pages without that block.
		wp_enqueue_style( 'wp-block-button' );
		$styles = new Donations_Styles( $settings );
		$html   = ( new self( $settings, $choices, $post_id, ++self::$count, $provider->mode() ) )->render();
		return self::literal( '<div ' . get_block_wrapper_attributes( $styles->get_attributes() ) . '>' . $html . '</div>' );
	}

	/**
	 * Returns the reason why visitors do not see the form.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string A sentence; '' if the form is shown.
	 */
	public static function hidden_because( array $attributes ) {
		$provider = Providers::get( 'stripe' );
		if ( ! $provider || ! $provider->is_ready() ) {
			return __( 'This donation form is hidden from visitors, because Stripe is not connected. An administrator has to connect it under Settings > Mainstreet.', 'mainstreet-blocks' );
		}
		return Donation_Choice::from_settings( new Donations_Settings( $attributes ) ) ? '' : __( 'This donation form is hidden from visitors, because none of its payment plans are available. Open the block in the editor to assign new plans.', 'mainstreet-blocks' );
	}

	/** Returns escaped HTML of the form, without the root element. */
	private function render(): string {
		$tabs = '';
		foreach ( $this->choices as $interval => $choice ) {
			$tabs .= ( new Donation_Form( $this->settings, $choice, $this->post_id, $this->id ) )->render();
		}
		$form = '<div class="donations__container">' . $this->render_test_notice() . $this->render_goal() . $this->render_tabs() . '<div class="donations__content">' . $tabs . '</div></div>';
		return 'modal' === $this->settings->get_attribute( 'displayMode' ) ? $this->render_dialog( $form ) : $form;
	}

	/** Renders the tabs; '' if there is only one interval. */
	private function render_tabs(): string {
		if ( count( $this->choices ) < 2 ) {
			return '';
		}
		$first = $this->settings->get_attribute( 'defaultInterval' );
		$first = isset( $this->choices[ $first ] ) ? $first : (string) key( $this->choices );
		$items = '';
		foreach ( array_keys( $this->choices ) as $interval ) {
			$items .= sprintf(
				'<label class="donations__nav-item" data-interval="%1$s"><input type="radio" name="%2$s" value="%1$s"%3$s autocomplete="off"> <span>%4$s</span></label>',
				esc_attr( $interval ),
				esc_attr( $this->id . '-interval' ),
				checked( $interval, $first, false ),
				esc_html( Donations_Settings::get_interval_label( $interval ) )
			);
		}
		return '<div class="donations__nav" role="radiogroup" aria-label="' . esc_attr__( 'Frequency', 'mainstreet-blocks' ) . '">' . $items . '</div>';
	}

	/** Renders the progress towards the goal; '' without a goal or a post. */
	private function render_goal(): string {
		$plans    = wp_list_pluck( $this->choices, 'plan' );
		$currency = reset( $plans )->currency;
		$goal     = (int) Amounts::from_number( $this->settings->get_number( 'goalAmount' ), $currency );
		if ( $goal < 1 || ! $this->post_id ) {
			return '';
		}
		$raised = Donation_Goal::get_raised( $this->post_id, $plans, $currency, $this->mode );
		$text   = Donations_Settings::sanitize_text( $this->settings->get_attribute( 'goalText' ) );
		/* translators: 1: amount given so far, 2: amount aimed at, 3: number of percent. */
		$progress = sprintf( __( '%1$s of %2$s raised (%3$s%%)', 'mainstreet-blocks' ), Amounts::format( $raised, $currency ), Amounts::format( $goal, $currency ), number_format_i18n( intdiv( $raised * 100, $goal ) ) );
		return '<div class="donations__goal">' . ( '' === $text ? '' : '<p class="donations__goal-text">' . $text . '</p>' )
			. '<progress max="' . (int) $goal . '" value="' . (int) min( $raised, $goal ) . '" aria-labelledby="' . esc_attr( $this->id . '-goal' ) . '"></progress>'
			. '<p class="donations__goal-state" id="' . esc_attr( $this->id . '-goal' ) . '">' . esc_html( $progress ) . '</p></div>';
	}

	/** Renders the notice of test mode; '' in live mode. */
	private function render_test_notice(): string {
		return 'live' === $this->mode ? '' : '<p class="donations__test-mode">' . esc_html__( 'Test mode: you will not be charged.', 'mainstreet-blocks' ) . '</p>';
	}

	/**
	 * Renders the form behind a button. The script opens it as a modal dialog. Without a script it is a popover; browsers
	 * without popovers show it in the page.
	 *
	 * @param string $form HTML of the form.
	 * @return string HTML.
	 */
	private function render_dialog( string $form ): string {
		$text = Donations_Settings::sanitize_label( $this->settings->get_attribute( 'triggerButtonText' ) );
		$text = '' === $text ? esc_html__( 'Donate', 'mainstreet-blocks' ) : $text;
		$icon = 'heart' === $this->settings->get_attribute( 'triggerIcon' ) || '' === $this->settings->get_attribute( 'triggerIcon' )
			? '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M12 20.3 4.6 12.8a4.7 4.7 0 0 1 0-6.6 4.5 4.5 0 0 1 6.5 0l.9 1 .9-1a4.5 4.5 0 0 1 6.5 0 4.7 4.7 0 0 1 0 6.6Z"></path></svg>' : '';
		$id   = esc_attr( $this->id );
		return '<div class="wp-block-button donations__trigger' . ( $this->settings->is_on( 'triggerSticky' ) ? ' is-sticky' : '' ) . '"><button type="button" class="wp-block-button__link wp-element-button" popovertarget="' . $id . '" aria-haspopup="dialog">' . $icon . '<span>' . $text . '</span></button></div>'
			. '<dialog class="donations__modal" id="' . $id . '" popover aria-label="' . esc_attr( Plain_Text::from_html( $text ) ) . '">'
			. '<button type="button" class="donations__close" popovertarget="' . $id . '" popovertargetaction="hide" aria-label="' . esc_attr__( 'Close', 'mainstreet-blocks' ) . '">×</button>' . $form . '</dialog>';
	}

	/** Returns the id of the post that contains the block; outside of post content, of the queried post; 0 for none. */
	private static function get_post_id(): int {
		if ( in_the_loop() || doing_filter( 'the_content' ) ) {
			return (int) get_the_ID();
		}
		return is_singular() ? (int) get_queried_object_id() : 0;
	}

	/**
	 * Renders the markup for feeds: as the editor saves it, with links to the current URL of the post.
	 *
	 * @param Donation_Choice[] $choices Amounts by interval.
	 * @return string Escaped HTML.
	 */
	private static function render_links( Donations_Settings $settings, array $choices, int $post_id ): string {
		$url   = $post_id ? get_permalink( $post_id ) : home_url( '/' );
		$parts = array();
		foreach ( array_keys( $choices ) as $interval ) {
			$parts[] = sprintf(
				'<h4>%1$s</h4><p>%2$s</p><a class="jetpack-donations-fallback-link" href="%3$s" rel="noopener noreferrer noamphtml" target="_blank">%4$s</a>',
				Donations_Settings::sanitize_text( $settings->get_interval_text( $interval, 'heading' ) ),
				Donations_Settings::sanitize_text( $settings->get_interval_text( $interval, 'extraText' ) ),
				esc_url( $url ),
				Donations_Settings::sanitize_label( $settings->get_interval_text( $interval, 'buttonText' ) )
			);
		}
		return '<div class="wp-block-jetpack-donations">' . implode( '<hr class="donations__separator"/>', $parts ) . '</div>';
	}

	/**
	 * Renders the notice for users who can edit the page.
	 *
	 * @param string $text Plain text.
	 * @return string Escaped HTML; '' for visitors.
	 */
	private static function render_notice( int $post_id, string $text ): string {
		if ( is_feed() || ! ( $post_id ? current_user_can( 'edit_post', $post_id ) : current_user_can( 'edit_theme_options' ) ) ) {
			return '';
		}
		return '<div ' . get_block_wrapper_attributes() . '><p class="donations__notice">' . esc_html( $text ) . '</p></div>';
	}

	/**
	 * Encodes brackets, because the filters of `the_content` run shortcodes after blocks are rendered.
	 *
	 * @param string $html Escaped HTML.
	 */
	private static function literal( string $html ): string {
		return str_replace( array( '[', ']' ), array( '&#091;', '&#093;' ), $html );
	}
}
