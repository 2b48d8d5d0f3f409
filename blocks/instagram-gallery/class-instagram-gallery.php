<?php
/**
 * The parts of the Instagram block on the server.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\Accounts;
use Mainstreet\Connections\Connect_Popup;

defined( 'ABSPATH' ) || exit;

/**
 * Connects an account, and knows when something has to be done for it.
 */
final class Instagram_Gallery {

	/** The service, as accounts call it. */
	const SERVICE = 'instagram';

	/** Event of WP-Cron, hourly while an account is in use. */
	const REFRESH = 'mainstreet_instagram_refresh';

	/** Event of WP-Cron, daily while there is an account. */
	const RENEW = 'mainstreet_instagram_renew';

	/** Event of WP-Cron, once: pictures are still to be copied. */
	const COPY = 'mainstreet_instagram_copy';

	/**
	 * The accounts.
	 *
	 * @var Accounts
	 */
	private $accounts;

	/**
	 * Asks Instagram.
	 *
	 * @var Instagram_Api
	 */
	private $api;

	/**
	 * With what it talks to.
	 *
	 * @param Accounts|null      $accounts The accounts.
	 * @param Instagram_Api|null $api      Asks Instagram.
	 */
	public function __construct( $accounts = null, $api = null ) {
		$this->accounts = $accounts ? $accounts : new Accounts();
		$this->api      = $api ? $api : new Instagram_Api();
	}

	/**
	 * What the window says that connects an account.
	 *
	 * @return array Entry of Connect_Forms.
	 */
	public function connect_form() {
		return array(
			'label'      => __( 'Instagram', 'mainstreet-blocks' ),
			'title'      => __( 'Connect an Instagram account', 'mainstreet-blocks' ),
			'steps'      => array(
				__( 'You need a professional Instagram account (business or creator). Instagram lets nobody read personal accounts any more.', 'mainstreet-blocks' ),
				__( 'In the dashboard of your own app at Meta, add the product “Instagram” and open “API setup with Instagram login”.', 'mainstreet-blocks' ),
				__( 'Add the account there, press “Generate token”, and paste the token here.', 'mainstreet-blocks' ),
			),
			'url'        => 'https://developers.facebook.com/apps/',
			'url_text'   => __( 'Apps at Meta', 'mainstreet-blocks' ),
			'field'      => __( 'Access token', 'mainstreet-blocks' ),
			'data'       => __( 'The token is stored encrypted and sent to nobody but Instagram. Everybody who writes posts here can then show the pictures of this account. It is renewed before it ends, as long as the site is visited.', 'mainstreet-blocks' ),
			'capability' => 'manage_options',
			'connect'    => array( $this, 'connect' ),
		);
	}

	/**
	 * Connects the account that a token belongs to, for all who edit.
	 *
	 * @param string $token Token, as pasted.
	 * @return Account|\WP_Error
	 */
	public function connect( $token ) {
		if ( ! Instagram_Api::is_token( $token ) ) {
			return new \WP_Error( 'invalid_key', __( 'This is not an access token. Please copy it again, completely.', 'mainstreet-blocks' ) );
		}
		$me = $this->api->me( $token );
		if ( is_wp_error( $me ) ) {
			return $me;
		}
		$account = $this->accounts->add(
			self::SERVICE,
			0,
			array(
				'external_id' => $me['id'],
				'name'        => $me['name'],
				'token'       => $token,
				// When it ends is not told before it is renewed for the first time.
				'meta'        => array( 'token_since' => time() ),
			)
		);
		if ( ! $account ) {
			return new \WP_Error( 'mainstreet_not_stored', __( 'The account could not be stored. Please try again in a moment.', 'mainstreet-blocks' ) );
		}
		self::plan( self::RENEW, 'daily' );
		return $account;
	}

	/**
	 * Address of the window.
	 *
	 * @return string
	 */
	public function connect_url() {
		return Connect_Popup::url( self::SERVICE );
	}

	/**
	 * Goes on after a rest: renews tokens where there are accounts.
	 */
	public function resume() {
		if ( $this->accounts->of_service( self::SERVICE ) ) {
			self::plan( self::RENEW, 'daily' );
		}
	}

	/**
	 * An account went: so does what was kept of it.
	 *
	 * @param Account $account Account.
	 */
	public function removed( Account $account ) {
		if ( self::SERVICE === $account->service() ) {
			( new Feed_Store() )->forget( $account->id() );
			( new Picture_Folder( $account->id() ) )->delete();
		}
	}

	/**
	 * Plans a regular event, unless it is planned.
	 *
	 * @param string $event Event.
	 * @param string $span  Such as `daily`.
	 */
	public static function plan( $event, $span ) {
		if ( ! wp_next_scheduled( $event ) ) {
			wp_schedule_event( time() + ( 'daily' === $span ? DAY_IN_SECONDS : HOUR_IN_SECONDS ), $span, $event );
		}
	}

	/**
	 * Has pictures copied as soon as possible.
	 *
	 * @param int $seconds Seconds to wait.
	 */
	public static function plan_copies( $seconds = 0 ) {
		if ( ! wp_next_scheduled( self::COPY ) ) {
			wp_schedule_single_event( time() + $seconds, self::COPY );
		}
	}
}
