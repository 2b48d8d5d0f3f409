<?php
namespace Mainstreet\Payments\Stripe\Webhook;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Route that Stripe calls (docs/server-contract.md B.5).
 */
final class Stripe_Webhook_Controller extends Controller {

	public function register_routes() {
		// Stripe has no account here: its signature is checked.
		$this->register_route( '/stripe/webhook', $this->endpoint( 'POST', array( Stripe_Webhook::class, 'receive' ), '__return_true' ) );
	}
}
