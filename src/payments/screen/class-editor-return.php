<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * The editor leads to the settings of payments with a `state` (docs/server-contract.md A22) that says which post it had open:
 * base64 of JSON with `from_editor_post_id`, or with `from_site_editor_post_id` and `from_site_editor_post_type`. The
 * settings lead back, and say whether payments can be taken by now.
 */
final class Editor_Return {

	/** Longest state that is read. */
	const MOST = 2000;

	/**
	 * Adds the way back, where the settings know no other.
	 *
	 * @param array $state State of the screen.
	 * @return array
	 */
	public static function add( $state ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only names where a link leads.
		$given = Attributes::parameter( $_GET, 'state' );
		if ( '' === $given || ! empty( $state['returnUrl'] ) ) {
			return $state;
		}
		$url = self::editor( $given );
		if ( '' !== $url ) {
			/** This filter is documented in src/payments/plans/class-payments-state.php */
			$account = apply_filters( 'mainstreet_payments_account', null );
			$is_set  = is_array( $account ) && ! empty( $account['connected'] );
			$name    = $is_set ? 'stripe_connect_success' : 'stripe_connect_cancelled';
			// A key that is saved on this screen makes the one the other (src/settings/screen/return-link.ts).
			$state['returnUrl'] = add_query_arg( $name, '1', $url );
		}
		return $state;
	}

	/**
	 * Address of the editor that a state names.
	 *
	 * @param string $state Base64 of JSON; anything.
	 * @return string '' for none that the user may edit.
	 */
	public static function editor( string $state ): string {
		// The form in which editors hand it over.
		$json = strlen( $state ) > self::MOST ? false : base64_decode( strtr( $state, '-_ ', '+/+' ), true );
		$read = is_string( $json ) ? json_decode( $json, true ) : null;
		if ( ! is_array( $read ) ) {
			return '';
		}
		$post = isset( $read['from_editor_post_id'] ) && is_numeric( $read['from_editor_post_id'] ) ? (int) $read['from_editor_post_id'] : 0;
		if ( $post > 0 ) {
			return (string) get_edit_post_link( $post, 'raw' );
		}
		$text = static function ( $name ) use ( $read ) {
			return isset( $read[ $name ] ) && is_scalar( $read[ $name ] ) ? (string) $read[ $name ] : '';
		};
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
