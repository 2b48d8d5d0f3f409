<?php
namespace Mainstreet\Blocks\Donations\Rendering;

use Mainstreet\Blocks\Donations\Donation_Choice;
use Mainstreet\Blocks\Donations\Donations_Settings;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/** Chooses what to render: the form, links for feeds, a notice for users who can edit the page, or nothing. */
final class Donations_Block {

	/** Number of donation forms rendered on this page so far. */
	private static int $count = 0;

	/**
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML.
	 */
	public static function render( array $attributes ): string {
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
		$html   = ( new Donations_Renderer( $settings, $choices, $post_id, ++self::$count, $provider->mode() ) )->render();
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
