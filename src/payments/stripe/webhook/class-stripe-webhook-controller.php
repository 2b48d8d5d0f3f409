<?php
namespace Mainstreet\Payments\Stripe\Webhook;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the REST route of the webhook (docs/server-contract.md B.5).
 */
final class Stripe_Webhook_Controller extends Controller {

	public function register_routes() {
		// Stripe is not a user; requests are verified by their signature.
		$this->register_route( '/stripe/webhook', $this->endpoint( 'POST', array( Stripe_Webhook::class, 'receive' ), '__return_true' ) );
	}
}
