<?php
namespace Mainstreet\Payments\Plans;

use Mainstreet\Core\Options\Atomic_Option;
use Mainstreet\Payments\Money\Currencies;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the plans that a donations block needs in a currency, one for each interval (docs/server-contract.md A23).
 *
 * Concurrent requests, even on two web servers, get the same plans without a lock: each creates a draft, and a unique row of the
 * options table names the plan to use. Any request that finds it as a draft publishes it, so the work of a process that died is
 * completed by the next one.
 */
final class Donation_Plans {

	const TYPE = 'donation';

	/** Prefix of the options with the id of a plan, followed by currency and interval. */
	const SLOT = 'mainstreet_donation_plan_';

	private Plans $plans;

	public function __construct() {
		$this->plans = new Plans();
	}

	/**
	 * Returns all donation plans of a currency. Missing ones are created.
	 *
	 * @param string $currency    Known currency.
	 * @param bool   $is_editable Whether created plans can be changed in the editor.
	 * @return Plan[]|\WP_Error
	 */
	public function find_or_create( string $currency, bool $is_editable ) {
		$filter   = array(
			'type'     => self::TYPE,
			'currency' => $currency,
		);
		$existing = array();
		foreach ( $this->plans->all( $filter ) as $plan ) {
			$existing[] = $plan->interval;
		}
		foreach ( array_diff( Plan_Post::INTERVALS, $existing ) as $interval ) {
			$made = $this->create( $currency, $interval, $is_editable );
			if ( is_wp_error( $made ) ) {
				return $made;
			}
		}
		return $this->plans->all( $filter );
	}

	/**
	 * Creates a plan, or uses the one that another request creates.
	 *
	 * @param bool $is_editable Whether it can be changed in the editor.
	 * @return true|\WP_Error
	 */
	private function create( string $currency, $interval, bool $is_editable ) {
		$slot  = self::SLOT . strtolower( $currency ) . '_' . str_replace( ' ', '', $interval );
		$taken = (int) Atomic_Option::read( $slot, '/^\d+$/D' );
		if ( $taken && $this->is_usable( $taken, $currency, $interval ) ) {
			return self::publish( $taken );
		}
		$draft = $this->plans->insert( self::get_fields( $currency, $interval, $is_editable ), 'draft' );
		if ( is_wp_error( $draft ) ) {
			return $draft;
		}
		// The pattern excludes the id of a plan that is no longer usable.
		$chosen = (int) Atomic_Option::get_or_create( $slot, $taken ? "/^(?!$taken$)\d+$/D" : '/^\d+$/D', (string) $draft );
		if ( $chosen !== $draft ) {
			wp_delete_post( $draft, true );
		}
		return $chosen ? self::publish( $chosen ) : new \WP_Error( 'mainstreet_not_saved', __( 'There was an error when adding the payment plan.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
	}

	/**
	 * Whether a plan, possibly a draft, is the donation plan of this currency and interval. Clears the post cache first, as another
	 * request may have just created it.
	 */
	private function is_usable( int $id, string $currency, $interval ): bool {
		clean_post_cache( $id );
		$plan = $this->plans->get( $id );
		return $plan && ! $plan->is_deleted && 'trash' !== get_post_status( $id )
			&& array( self::TYPE, $currency, $interval ) === array( $plan->type, $plan->currency, $plan->interval );
	}

	/** Publishes the draft of a plan. Of several concurrent requests, only one fires `mainstreet_plan_created`. */
	private static function publish( int $id ): bool {
		global $wpdb;
		// wp_update_post() cannot update only if the post is still a draft.
		$is_new = $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_status = 'publish' WHERE ID = %d AND post_type = %s AND post_status = 'draft'", $id, Plan_Post::TYPE ) );
		clean_post_cache( $id );
		$plan = $is_new ? ( new Plans() )->get( $id ) : null;
		if ( $plan ) {
			Plans::fire_created( $plan );
		}
		return true;
	}

	/**
	 * Returns the fields of a new donation plan.
	 *
	 * @param bool $is_editable Whether it can be changed in the editor.
	 */
	private static function get_fields( string $currency, $interval, bool $is_editable ): array {
		$titles = array(
			Plan::ONE_TIME => __( 'One-Time Donation', 'mainstreet-blocks' ),
			Plan::MONTHLY  => __( 'Monthly Donation', 'mainstreet-blocks' ),
			Plan::YEARLY   => __( 'Yearly Donation', 'mainstreet-blocks' ),
		);
		return array(
			'title'                   => $titles[ $interval ],
			'amount'                  => Currencies::base( $currency ) * 10,
			'currency'                => $currency,
			'interval'                => $interval,
			'type'                    => self::TYPE,
			'buyer_can_change_amount' => true,
			'is_editable'             => (bool) $is_editable,
		);
	}
}
