<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Connect_Forms\Connect_Forms;
use Mainstreet\Connections\Connect_Forms\Connect_Page;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Webhook\Webhook;

defined( 'ABSPATH' ) || exit;

/** Converts a connection to the shape of docs/server-contract.md A.11, without secrets. */
final class Connection_Serializer {

	/**
	 * Name of an account in the editor and on screens: the display name at the network.
	 *
	 * @return string
	 */
	public static function display_name( Account $account ) {
		return self::text_meta( $account, 'display', $account->name() );
	}

	/** Fields that all responses have. */
	public static function serialize( Account $account, Network $network ): array {
		$form = Connect_Forms::get( $network->id() );
		// Only users who may connect such an account can renew the sign-in of an account for everybody.
		$signs_in  = $form && isset( $form['oauth'] ) && ( $account->user_id() > 0 || current_user_can( 'manage_options' ) );
		$has_ended = Account::MUST_REAUTH === $account->status();
		$id        = explode( '/', $account->external_id() );
		return array(
			'id'                   => (string) $account->id(),
			'connection_id'        => (string) $account->id(),
			'service_name'         => $network->id(),
			'service_label'        => $network->label(),
			'display_name'         => self::display_name( $account ),
			'username'             => self::text_meta( $account, 'handle', $account->name() ),
			'external_handle'      => self::text_meta( $account, 'handle', $account->name() ),
			'external_id'          => Webhook::ID === $network->id() ? '' : (string) end( $id ),
			'profile_picture'      => self::text_meta( $account, 'picture', '' ),
			'profile_display_name' => self::display_name( $account ),
			'profile_link'         => self::text_meta( $account, 'link', '' ),
			'shared'               => 0 === $account->user_id(),
			'status'               => $has_ended ? Account::MUST_REAUTH : ( '' === self::text_meta( $account, 'fault', '' ) ? 'ok' : 'broken' ),
			'toggleable'           => true,
			'test_success'         => self::test_result( $account ),
			'test_message'         => $has_ended && '' === self::text_meta( $account, 'fault_text', '' ) ? self::signed_out_message( $network ) : self::text_meta( $account, 'fault_text', '' ),
			'can_refresh'          => $signs_in,
			'refresh_url'          => $signs_in ? Connect_Page::url( $network->id(), $account->id() ) : '',
			/* translators: %s: name of a network. */
			'refresh_text'         => $signs_in ? sprintf( __( 'Refresh %s connection', 'mainstreet-blocks' ), $network->label() ) : '',
		);
	}

	/**
	 * Result of the last test.
	 *
	 * @return bool|string `must_reauth` where the account requires a new sign-in.
	 */
	private static function test_result( Account $account ) {
		return Account::MUST_REAUTH === $account->status() ? Account::MUST_REAUTH : '' === self::text_meta( $account, 'fault', '' );
	}

	/** Message for a sign-in that has ended. */
	private static function signed_out_message( Network $network ): string {
		/* translators: %s: name of a network. */
		return sprintf( __( '%s no longer accepts the sign-in. Please reconnect the account.', 'mainstreet-blocks' ), $network->label() );
	}

	/**
	 * Reads meta of an account.
	 *
	 * @param string $other Value where it was never stored.
	 * @return string
	 */
	private static function text_meta( Account $account, string $name, $other ) {
		$value = $account->meta( $name );
		return is_string( $value ) && '' !== $value ? $value : $other;
	}
}
