/** A site that sells with Stripe, a fake on loopback, and what happens there. */
import { startFakes } from '../../fakes/server.mjs';

const SECRET = 'whsec_headsheads';

const getContent = (
	plan
) => `<!-- wp:premium-content/container {"selectedPlanId":${ plan }} -->
<div class="wp-block-premium-content-container"><!-- wp:premium-content/subscriber-view -->
<div class="wp-block-premium-content-subscriber-view entry-content"><!-- wp:paragraph -->
<p>High water at 6:12.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:premium-content/subscriber-view -->

<!-- wp:premium-content/logged-out-view -->
<div class="wp-block-premium-content-logged-out-view entry-content"><!-- wp:paragraph -->
<p>For members.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:premium-content/logged-out-view --></div>
<!-- /wp:premium-content/container -->`;

/** What only members read. */
export const PAID = 'High water';

/** The site's shop. */
export class Shop {
	/**
	 * Sets the site up.
	 *
	 * @param {Object} cluster The site.
	 * @return {Promise<Shop>} The shop, with a plan and a post that sells it.
	 */
	static async open( cluster ) {
		const shop = new Shop();
		shop.fakes = await startFakes();
		cluster.set( 'fakes', shop.fakes.url );
		const [ head ] = cluster.heads;
		const { plan, post } = await head.runPhp( `
			Mainstreet\\Core\\Options\\Stored_Settings::save( array( 'payments_mode' => 'test' ) );
			Mainstreet\\Connections\\Secrets\\Secrets::set( 'stripe-secret-test', 'sk_test_heads' );
			Mainstreet\\Connections\\Secrets\\Secrets::set( 'stripe-webhook-test', '${ SECRET }' );
			$plan = ( new Mainstreet\\Payments\\Plans\\Plans() )->create( array( 'title' => 'Tide tables', 'price' => '5', 'currency' => 'USD', 'interval' => '1 month' ) );
			$post = wp_insert_post( wp_slash( array( 'post_status' => 'publish', 'post_title' => 'Tides', 'post_author' => 1, 'post_content' => str_replace( '000', (string) $plan->id, ${ JSON.stringify( getContent( '000' ) ).replace( /\$/g, '\\$' ) } ) ) ) );
			return array( 'plan' => $plan->id, 'post' => $post );` );
		return Object.assign( shop, { plan, post } );
	}

	/** Address of the page on which the plan is bought. */
	get buyPath() {
		return `/?mainstreet_buy=${ this.plan }&p=${ this.post }`;
	}

	/**
	 * Something happens at Stripe (tests/fakes/stripe/control.mjs).
	 *
	 * @param {string} name  What.
	 * @param {Object} input Of what.
	 * @return {Promise<any>} What it gives.
	 */
	async at( name, input = {} ) {
		const response = await fetch(
			`${ this.fakes.url }/stripe.test/${ name }`,
			{
				method: 'POST',
				headers: { 'X-Mainstreet-Test': 'heads' },
				body: JSON.stringify( input ),
			}
		);
		return response.json();
	}

	/**
	 * What Stripe has to tell, signed at the time of the site.
	 *
	 * @param {Object} cluster The site.
	 */
	take( { shift } ) {
		return this.at( 'take', { secret: SECRET, late: -shift } );
	}

	/** The order of a buyer, and what hangs on it. */
	judge( head, email ) {
		return head.runPhp( `
			$count = static function ( $table, $where ) { return (int) Mainstreet\\Core\\Database\\Sql::row( $table, "SELECT COUNT(*) AS n FROM {table} WHERE $where" )['n']; };
			$order = Mainstreet\\Payments\\Orders\\Orders::find_all( "email = '${ email }'" );
			$first = $order ? $order[0] : null;
			return array(
				'orders'      => count( $order ),
				'status'      => $first ? $first->status : '',
				'paid'        => $first ? count( array_keys( array_column( Mainstreet\\Payments\\Orders\\Order_History::get_entries( $first->id ), 'what' ), 'paid', true ) ) : 0,
				'members'     => $count( 'members', "email = '${ email }'" ),
				'memberships' => $first ? $count( 'memberships', "order_id = {$first->id}" ) : 0,
			);` );
	}
}
