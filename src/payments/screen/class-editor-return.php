<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Link from the payment settings back to the editor. The editor opens the settings with a `state` (docs/server-contract.md A22) that
 * names the open post: base64 of JSON with `from_editor_post_id`, or with `from_site_editor_post_id` and
 * `from_site_editor_post_type`. A parameter of the link tells the editor whether payments are set up now.
 */
final class Editor_Return {

	/** Maximum length of the state. */
	const MAX_LENGTH = 2000;

	/**
	 * Adds the link to the state of the settings screen, unless it has one. Filter `mainstreet_settings_state`.
	 *
	 * @param array $state State of the screen.
	 */
	public static function add_link( $state ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only selects the target of a link.
		$given = Attributes::parameter( $_GET, 'state' );
		if ( '' === $given || ! empty( $state['returnUrl'] ) ) {
			return $state;
		}
		$url = self::get_editor_url( $given );
		if ( '' !== $url ) {
			/** This filter is documented in src/payments/plans/class-payments-account.php */
			$account = apply_filters( 'mainstreet_payments_account', null );
			$is_set  = is_array( $account ) && ! empty( $account['connected'] );
			$name    = $is_set ? 'stripe_connect_success' : 'stripe_connect_cancelled';
			// When keys are saved on this screen, return-link.ts in src/settings/screen updates the parameter.
			$state['returnUrl'] = add_query_arg( $name, '1', $url );
		}
		return $state;
	}

	/**
	 * Returns the URL of the editor that a state names.
	 *
	 * @param string $state Base64 of JSON; any value.
	 * @return string '' if invalid, or if the user may not edit the post.
	 */
	public static function get_editor_url( string $state ): string {
		// Accepts URL-safe base64, and "+" decoded to a space.
		$json = strlen( $state ) > self::MAX_LENGTH ? false : base64_decode( strtr( $state, '-_ ', '+/+' ), true );
		$read = is_string( $json ) ? json_decode( $json, true ) : null;
		if ( ! is_array( $read ) ) {
			return '';
		}
		$post = isset( $read['from_editor_post_id'] ) && is_numeric( $read['from_editor_post_id'] ) ? (int) $read['from_editor_post_id'] : 0;
		if ( $post > 0 ) {
			return (string) get_edit_post_link( $post, 'raw' );
		}
		$text = static fn( $name ) => isset( $read[ $name ] ) && is_scalar( $read[ $name ] ) ? (string) $read[ $name ] : '';
		$id   = $text( 'from_site_editor_post_id' );
		if ( '' === $id || ! current_user_can( 'edit_theme_options' ) ) {
			return '';
		}
		$query = array(
			'postType' => rawurlencode( $text( 'from_site_editor_post_type' ) ),
			'postId'   => rawurlencode( $id ),
			'canvas'   => 'edit',
		);
		return add_query_arg( $query, admin_url( 'site-editor.php' ) );
	}
}
