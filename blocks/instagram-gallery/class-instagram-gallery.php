<?php
namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Blocks\Instagram_Gallery\Api\Instagram_Api;
use Mainstreet\Blocks\Instagram_Gallery\Api\Instagram_Login;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Feed_Store;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Picture_Folder;
use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Connect_Forms\Connect_Popup;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * Connects an account, and knows when something has to be done for it.
 */
final class Instagram_Gallery {

	/** The service, as accounts call it. */
	const SERVICE = 'instagram';

	/** Event of WP-Cron, hourly while an account is in use. */
	const REFRESH = 'mainstreet_instagram_refresh';

	/** Task of Scheduler, daily while there is an account. */
	const RENEW = 'mainstreet_instagram_renew';

	/** Event of WP-Cron, once: pictures are still to be copied. */
	const COPY = 'mainstreet_instagram_copy';

	/** The accounts. */
	private Accounts $accounts;

	/** Asks Instagram. */
	private Instagram_Api $api;

	/**
	 * With what it talks to.
	 *
	 * @param Accounts|null      $accounts The accounts.
	 * @param Instagram_Api|null $api      Asks Instagram.
	 */
	public function __construct( ?Accounts $accounts = null, ?Instagram_Api $api = null ) {
		$this->accounts = $accounts ? $accounts : new Accounts();
		$this->api      = $api ? $api : new Instagram_Api();
	}

	/**
	 * What the window says that connects an account.
	 *
	 * @return array Entry of Connect_Forms.
	 */
	public function connect_form(): array {
		return array(
			'label'      => __( 'Instagram', 'mainstreet-blocks' ),
			'title'      => __( 'Connect an Instagram account', 'mainstreet-blocks' ),
			'steps'      => array(
				__( 'You need a professional Instagram account (business or creator). Instagram no longer allows access to personal accounts.', 'mainstreet-blocks' ),
				__( 'In the dashboard of your own Meta app, add the “Instagram” product and open “API setup with Instagram login”.', 'mainstreet-blocks' ),
				__( 'Add the account there, click “Generate token”, and paste the token here.', 'mainstreet-blocks' ),
			),
			'url'        => 'https://developers.facebook.com/apps/',
			'url_text'   => __( 'Meta apps', 'mainstreet-blocks' ),
			'field'      => __( 'Access token', 'mainstreet-blocks' ),
			'data'       => __( 'The token is stored encrypted and sent only to Instagram. Everyone who can write posts on this site can then show posts from this account. It is renewed automatically before it expires, as long as the site is visited.', 'mainstreet-blocks' ),
			'capability' => 'manage_options',
			'connect'    => array( $this, 'connect_token' ),
			'oauth'      => $this->oauth(),
		);
	}

	/**
	 * Connects the account that a token belongs to.
	 *
	 * @param string $token   Token, as pasted or given by Instagram.
	 * @param int    $owner   Whose the account will be; 0 for all who edit.
	 * @param int    $seconds How long the token lasts; 0 when that is not known.
	 * @return Account|\WP_Error
	 */
	public function connect_token( $token, $owner = 0, $seconds = 0 ) {
		if ( ! Instagram_Api::is_token( $token ) ) {
			return new \WP_Error( 'invalid_key', __( 'This is not a valid access token. Please copy the complete token again.', 'mainstreet-blocks' ) );
		}
		$me = $this->api->me( $token );
		if ( is_wp_error( $me ) ) {
			return $me;
		}
		$account = $this->accounts->add(
			self::SERVICE,
			$owner,
			array(
				'external_id' => $me['id'],
				'name'        => $me['name'],
				'token'       => $token,
				// When a pasted one ends is not told before it is renewed for the first time.
				'expires_at'  => $seconds > 0 ? time() + $seconds : 0,
				'meta'        => array( 'token_since' => time() ),
			)
		);
		if ( ! $account ) {
			return new \WP_Error( 'mainstreet_not_stored', __( 'Could not save the account. Please try again in a moment.', 'mainstreet-blocks' ) );
		}
		$this->resume();
		return $account;
	}

	/** Address of the window. */
	public function connect_url(): string {
		return Connect_Popup::url( self::SERVICE );
	}

	/**
	 * Address the editor's window opens at: where people sign in, if the owner has an app for that; else our own window.
	 *
	 * @param int $user Who opens it.
	 * @return string|\WP_Error
	 */
	public function start_url( int $user ) {
		$flow = new OAuth_Flow( $this->oauth() );
		return $flow->is_ready() ? $flow->start( $user ) : $this->connect_url();
	}

	/** How people sign in at Instagram. */
	private function oauth(): OAuth_Service {
		return ( new Instagram_Login( $this->api, $this ) )->service();
	}

	/** Goes on after a rest: renews tokens where there are accounts. */
	public function resume(): void {
		$scheduler = new Scheduler();
		if ( ! $scheduler->planned( self::RENEW ) && $this->accounts->of_service( self::SERVICE ) ) {
			$scheduler->plan( self::RENEW, time() + DAY_IN_SECONDS );
		}
	}

	/**
	 * An account went: so does what was kept of it.
	 *
	 * @param Account $account Account.
	 */
	public function removed( Account $account ): void {
		if ( self::SERVICE === $account->service() ) {
			( new Feed_Store() )->forget( $account->id() );
			( new Picture_Folder( $account->id() ) )->delete();
		}
	}

	/** Has lists brought up to date each hour. */
	public static function plan_refresh(): void {
		Scheduler::ensure_recurring( self::REFRESH, 'hourly', time() + HOUR_IN_SECONDS );
	}

	/**
	 * Has pictures copied as soon as possible.
	 *
	 * @param int $seconds Seconds to wait.
	 */
	public static function plan_copies( int $seconds = 0 ): void {
		Scheduler::ensure_single( self::COPY, time() + $seconds );
	}
}
