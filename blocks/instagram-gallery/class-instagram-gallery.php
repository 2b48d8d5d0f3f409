<?php
namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Blocks\Instagram_Gallery\Api\Instagram_Api;
use Mainstreet\Blocks\Instagram_Gallery\Api\Instagram_Login;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Feed_Store;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Picture_Folder;
use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Connect_Forms\Connect_Page;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/** Connects Instagram accounts, and schedules the jobs for them. */
final class Instagram_Gallery {

	/** Name of the service in the table of accounts. */
	const SERVICE = 'instagram';

	/** WP-Cron event that refreshes lists, hourly while an account is in use. */
	const REFRESH = 'mainstreet_instagram_refresh';

	/** Hook of the daily token renewal (Scheduler), planned while there is an account. */
	const RENEW = 'mainstreet_instagram_renew';

	/** Single WP-Cron event that copies images. */
	const COPY = 'mainstreet_instagram_copy';

	private Accounts $accounts;

	private Instagram_Api $api;

	public function __construct( ?Accounts $accounts = null, ?Instagram_Api $api = null ) {
		$this->accounts = $accounts ? $accounts : new Accounts();
		$this->api      = $api ? $api : new Instagram_Api();
	}

	/**
	 * Returns the form that connects an account.
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
	 * Connects the account of a token.
	 *
	 * @param string $token   Token, pasted or from OAuth.
	 * @param int    $owner   User who will own the account; 0 for an account shared by all users who can edit posts.
	 * @param int    $seconds Lifetime of the token; 0 if unknown.
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
				// The expiration of a pasted token is unknown until its first renewal.
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

	/** Returns the URL of the plugin's own window that connects an account. */
	public function connect_url(): string {
		return Connect_Page::url( self::SERVICE );
	}

	/**
	 * Returns the URL that the editor opens: Instagram's sign-in if the site has a Meta app for it, else connect_url().
	 *
	 * @param int $user Current user.
	 * @return string|\WP_Error
	 */
	public function start_url( int $user ) {
		$flow = new OAuth_Flow( $this->oauth() );
		return $flow->is_ready() ? $flow->start( $user ) : $this->connect_url();
	}

	private function oauth(): OAuth_Service {
		return ( new Instagram_Login( $this->api, $this ) )->service();
	}

	/** Schedules the token renewal if there are accounts and it is not scheduled, such as after deactivation. */
	public function resume(): void {
		$scheduler = new Scheduler();
		if ( ! $scheduler->planned( self::RENEW ) && $this->accounts->find_by_service( self::SERVICE ) ) {
			$scheduler->plan( self::RENEW, time() + DAY_IN_SECONDS );
		}
	}

	/** Deletes list and images of a removed account. */
	public function removed( Account $account ): void {
		if ( self::SERVICE === $account->service() ) {
			( new Feed_Store() )->forget( $account->id() );
			( new Picture_Folder( $account->id() ) )->delete();
		}
	}

	/** Schedules the hourly refresh. */
	public static function plan_refresh(): void {
		Scheduler::ensure_recurring( self::REFRESH, 'hourly', time() + HOUR_IN_SECONDS );
	}

	/**
	 * Schedules the copying of images.
	 *
	 * @param int $seconds Delay in seconds.
	 */
	public static function plan_copies( int $seconds = 0 ): void {
		Scheduler::ensure_single( self::COPY, time() + $seconds );
	}
}
