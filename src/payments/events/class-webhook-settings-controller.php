<?php
namespace Mainstreet\Payments\Events;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** REST routes for the webhooks in the settings (docs/server-contract.md D.2). */
final class Webhook_Settings_Controller extends Controller {

	public function register_routes() {
		$may = $this->require_capability( 'manage_options' );
		$this->register_route( '/payments/webhooks', $this->endpoint( 'GET', array( __CLASS__, 'get_webhooks' ), $may ) );
		$this->register_route( '/payments/webhooks/(?P<id>[a-z-]+)', $this->endpoint( 'POST', array( __CLASS__, 'renew_webhook' ), $may ) );
	}

	/** Lists the webhooks of all providers (see the filter). */
	public static function get_webhooks(): array {
		/**
		 * Filters the webhooks of payment providers that the settings show.
		 *
		 * @param array[] $webhooks List of `id`, `mode` (`live` or `test`), `label`, `status` (`good` or `warning`), `text` (a sentence), `url` (where
		 *                          the provider sends events; '' if the owner need not enter it anywhere), `hint` (instructions for the URL, or ''),
		 *                          `command` (for sites that cannot be reached, or ''), `renew` (true if a REST request can set it up, which the
		 *                          filter below handles).
		 */
		return array_values( (array) apply_filters( 'mainstreet_payments_webhooks', array() ) );
	}

	/**
	 * Sets up a webhook again.
	 *
	 * @return array[]|\WP_Error As get_webhooks(), afterwards.
	 */
	public static function renew_webhook( \WP_REST_Request $request ) {
		/**
		 * Filters the result of setting up a webhook again. The webhook's provider does the work in its callback.
		 *
		 * @param true|\WP_Error|null $done Null while no provider has handled it.
		 * @param string              $id   Id of the webhook.
		 */
		$done = apply_filters( 'mainstreet_payments_webhook_renew', null, (string) $request['id'] );
		if ( null === $done ) {
			return Errors::not_found();
		}
		return is_wp_error( $done ) ? $done : self::get_webhooks();
	}

	/** Adds the webhooks to the state of the settings screen, and schedules the reconciliation (with `webhooks`). */
	public static function add_to_settings( array $state ) {
		$state['webhooks'] = self::get_webhooks();
		Payment_Reconciler::schedule_if_ready();
		return $state;
	}
}
