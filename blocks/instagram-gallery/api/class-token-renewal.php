<?php
namespace Mainstreet\Blocks\Instagram_Gallery\Api;

use Mainstreet\Blocks\Instagram_Gallery\Instagram_Gallery;
use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * Renews Instagram tokens by a daily job (docs/server-contract.md A.4), and shows a notice to administrators before a token
 * expires that could not be renewed.
 */
final class Token_Renewal {

	/** Minimum age in seconds of a token that Instagram renews. */
	const YOUNG = DAY_IN_SECONDS;

	/** Seconds before the expiration from which a token is renewed. */
	const EARLY = 30 * DAY_IN_SECONDS;

	/** Seconds before the expiration from which administrators see a notice. */
	const WARNING = 7 * DAY_IN_SECONDS;

	/** Lifetime in seconds that is assumed if the expiration is unknown. */
	const SPAN = 60 * DAY_IN_SECONDS;

	private Accounts $accounts;

	private Instagram_Api $api;

	/**
	 * Returns the Unix time.
	 *
	 * @var callable
	 */
	private $clock;

	private Scheduler $scheduler;

	/**
	 * Sets the dependencies; tests pass their own.
	 *
	 * @param callable|null $clock `function (): int`, returns the Unix time.
	 */
	public function __construct( ?Accounts $accounts = null, ?Instagram_Api $api = null, ?callable $clock = null, ?Scheduler $scheduler = null ) {
		$this->scheduler = $scheduler ? $scheduler : new Scheduler();
		$this->accounts  = $accounts ? $accounts : new Accounts();
		$this->api       = $api ? $api : new Instagram_Api();
		$this->clock     = $clock ? $clock : 'time';
	}

	/** Runs the daily job. Without accounts, it is no longer scheduled. */
	public function run(): void {
		$accounts = $this->accounts->find_by_service( Instagram_Gallery::SERVICE );
		if ( ! $accounts ) {
			$this->scheduler->drop( Instagram_Gallery::RENEW );
			return;
		}
		// Scheduled first: the server may end the process early.
		$this->scheduler->plan( Instagram_Gallery::RENEW, time() + DAY_IN_SECONDS );
		foreach ( $accounts as $account ) {
			if ( $account->is_ok() ) {
				$this->look_after( $account );
			}
		}
	}

	/**
	 * Returns messages about tokens that have expired, or expire soon and could not be renewed.
	 *
	 * @return string[]
	 */
	public function warnings(): array {
		$warnings = array();
		foreach ( $this->accounts->find_by_service( Instagram_Gallery::SERVICE ) as $account ) {
			$left = $this->end_of( $account ) - $this->now();
			if ( Account::MUST_REAUTH === $account->status() ) {
				/* translators: %s: name of an account. */
				$warnings[] = sprintf( __( 'The connection to the Instagram account “%s” has expired. Its images will be removed from your pages within a week.', 'mainstreet-blocks' ), $account->name() );
			} elseif ( $account->is_ok() && $account->meta( 'renewal_failed' ) && $left <= self::WARNING ) {
				$days = max( 1, (int) ceil( $left / DAY_IN_SECONDS ) );
				/* translators: 1: number of days, 2: name of an account. */
				$warnings[] = sprintf( _n( 'The connection to the Instagram account “%2$s” expires in %1$s day and could not be renewed.', 'The connection to the Instagram account “%2$s” expires in %1$s days and could not be renewed.', $days, 'mainstreet-blocks' ), number_format_i18n( $days ), $account->name() );
			}
		}
		return $warnings;
	}

	/** Prints the messages as admin notices. */
	public function show_warnings(): void {
		foreach ( $this->warnings() as $warning ) {
			printf(
				'<div class="notice notice-warning"><p>%1$s <a href="%2$s">%3$s</a></p></div>',
				esc_html( $warning ),
				esc_url( ( new Instagram_Gallery() )->connect_url() ),
				esc_html__( 'Reconnect', 'mainstreet-blocks' )
			);
		}
	}

	/** Renews a token if it is due, or marks an expired one. */
	private function look_after( Account $account ): void {
		$now   = $this->now();
		$since = $this->since( $account );
		if ( $account->expires_at() > 0 && $account->expires_at() <= $now ) {
			$this->accounts->set_status( $account->id(), Account::MUST_REAUTH );
			return;
		}
		// The expiration of a pasted token is unknown until it is renewed.
		$is_due = 0 === $account->expires_at() || $account->expires_at() - $now < self::EARLY;
		if ( ! $is_due || $now - $since < self::YOUNG ) {
			return;
		}
		$new = $this->api->renew( $account->token() );
		if ( is_wp_error( $new ) ) {
			$this->failed( $account, $new );
			return;
		}
		$meta = array( 'token_since' => $now ) + $account->all_meta();
		unset( $meta['renewal_failed'] );
		$this->accounts->update(
			$account->id(),
			array(
				'token'      => $new['token'],
				'expires_at' => $now + $new['seconds'],
				'meta'       => $meta,
			)
		);
	}

	/**
	 * Stores a failed renewal, and marks the account if its token is rejected or expired.
	 *
	 * @param \WP_Error $error Error of the renewal.
	 */
	private function failed( Account $account, \WP_Error $error ): void {
		$this->accounts->update( $account->id(), array( 'meta' => array( 'renewal_failed' => $this->now() ) + $account->all_meta() ) );
		// Some tokens are valid but cannot be renewed, so the token is tested by another request.
		if ( Instagram_Api::REFUSED === $error->get_error_code() ) {
			$me = $this->api->me( $account->token() );
			if ( is_wp_error( $me ) && Instagram_Api::REFUSED === $me->get_error_code() ) {
				$this->accounts->set_status( $account->id(), Account::MUST_REAUTH );
			}
		}
		if ( $this->end_of( $account ) <= $this->now() ) {
			$this->accounts->set_status( $account->id(), Account::MUST_REAUTH );
		}
	}

	/**
	 * Returns when a token expires; if unknown, when it does at the latest.
	 *
	 * @return int Unix time.
	 */
	private function end_of( Account $account ) {
		return $account->expires_at() > 0 ? $account->expires_at() : $this->since( $account ) + self::SPAN;
	}

	/**
	 * Returns when a token was received.
	 *
	 * @return int Unix time.
	 */
	private function since( Account $account ) {
		$since = (int) $account->meta( 'token_since' );
		return $since > 0 ? $since : $account->created_at();
	}

	private function now(): int {
		return (int) call_user_func( $this->clock );
	}
}
