<?php
namespace Mainstreet\Payments\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the plans of the site as posts of the type `jp_mem_plan`, so that plan ids in existing blocks stay valid. Plans
 * are archived, never deleted: orders and memberships still need them.
 */
final class Plans {

	/** Maximum number of plans, the newest. */
	const MAX_PLANS = 1000;

	/** Finds a plan, whether or not it is available. */
	public function get( $id ): ?Plan {
		$post = (int) $id > 0 ? get_post( (int) $id ) : null;
		if ( ! $post || Plan_Post::TYPE !== $post->post_type ) {
			return null;
		}
		$meta = array();
		foreach ( (array) get_post_meta( $post->ID ) as $name => $values ) {
			if ( in_array( $name, Plan_Post::READ, true ) ) {
				$meta[ $name ] = $values[0];
			}
		}
		return Plan_Post::to_plan(
			array(
				'id'     => $post->ID,
				'title'  => $post->post_title,
				'author' => $post->post_author,
				'status' => $post->post_status,
			),
			$meta
		);
	}

	/**
	 * Finds a plan that can be bought now.
	 *
	 * @return Plan|null
	 */
	public function find_sold( $id ) {
		$plan = $this->get( $id );
		return $plan && $plan->is_sold() && Plan_Post::is_complete( $plan ) ? $plan : null;
	}

	/**
	 * Lists plans, the oldest first. One query, or none if they are in the object cache.
	 *
	 * @param array $filter Any of `type`, `currency`, `interval`, `is_editable`, `is_deleted` (false if missing; null for both).
	 * @return Plan[]
	 */
	public function all( array $filter = array() ) {
		$filter += array( 'is_deleted' => false );
		$plans   = array();
		foreach ( self::rows() as $row ) {
			$plan = Plan_Post::to_plan( $row['post'], $row['meta'] );
			if ( self::matches( $plan, $filter ) ) {
				$plans[] = $plan;
			}
		}
		return $plans;
	}

	/**
	 * @param array $fields As for Plan_Fields::validate().
	 * @return Plan|\WP_Error
	 */
	public function create( array $fields ) {
		$fields = Plan_Fields::validate( $fields );
		if ( is_wp_error( $fields ) ) {
			return $fields;
		}
		$id   = $this->insert( $fields, 'publish' );
		$plan = is_wp_error( $id ) ? $id : $this->get( $id );
		if ( $plan instanceof Plan ) {
			self::fire_created( $plan );
		}
		return $plan ? $plan : self::not_found_error();
	}

	/** Fires the action for a new plan. */
	public static function fire_created( Plan $plan ): void {
		/**
		 * Fires when a payment plan was created.
		 *
		 * @param Plan $plan Plan.
		 */
		do_action( 'mainstreet_plan_created', $plan );
	}

	/**
	 * Stores a plan without firing `mainstreet_plan_created`.
	 *
	 * @param array  $fields Validated fields.
	 * @param string $status `publish` or `draft`.
	 * @return int|\WP_Error Post id.
	 */
	public function insert( array $fields, string $status ) {
		return wp_insert_post(
			wp_slash(
				array(
					'post_type'   => Plan_Post::TYPE,
					'post_title'  => Plan_Post::escape_title( $fields['title'] ),
					'post_status' => $status,
					'post_author' => get_current_user_id(),
					'meta_input'  => Plan_Post::to_meta( $fields ),
				)
			),
			true
		);
	}

	/**
	 * Changes a plan. Existing orders and subscriptions keep their own amounts.
	 *
	 * @param array $fields Changed fields, as for Plan_Fields::validate().
	 * @return Plan|\WP_Error
	 */
	public function update( int $id, array $fields ) {
		$plan = $this->get( $id );
		if ( ! $plan ) {
			return self::not_found_error();
		}
		$fields = Plan_Fields::validate( $fields, $plan );
		if ( is_wp_error( $fields ) ) {
			return $fields;
		}
		$done = wp_update_post(
			wp_slash(
				array(
					'ID'         => $plan->id,
					'post_title' => Plan_Post::escape_title( $fields['title'] ),
					'meta_input' => Plan_Post::to_meta( $fields ),
				)
			),
			true
		);
		$plan = is_wp_error( $done ) ? null : $this->get( $plan->id );
		return $plan ? $plan : $done;
	}

	/**
	 * Archives a plan, so that it is no longer sold.
	 *
	 * @param bool $cancel_subscriptions Whether to cancel the current subscriptions.
	 * @return Plan|\WP_Error
	 */
	public function archive( int $id, bool $cancel_subscriptions = false ) {
		$plan = $this->get( $id );
		if ( ! $plan ) {
			return self::not_found_error();
		}
		update_post_meta( $plan->id, Plan_Post::DELETED, '1' );
		$plan->is_deleted = true;
		/**
		 * Fires when a payment plan was archived.
		 *
		 * @param Plan $plan                 Plan.
		 * @param bool $cancel_subscriptions Whether to cancel its subscriptions at the end of the paid period.
		 */
		do_action( 'mainstreet_plan_archived', $plan, (bool) $cancel_subscriptions );
		return $plan;
	}

	/** Returns the plan's product in the owner's Stripe account. Product ids stored by Jetpack belong to another account and are not used; '' for none. */
	public function provider_product( int $plan_id, string $mode ): string {
		return (string) get_post_meta( $plan_id, Plan_Post::STRIPE_PRODUCT . $mode, true );
	}

	/**
	 * Stores or deletes the plan's product id.
	 *
	 * @param string $product Id at Stripe; '' to delete it.
	 */
	public function set_provider_product( int $plan_id, string $mode, string $product ): void {
		if ( '' === $product ) {
			delete_post_meta( $plan_id, Plan_Post::STRIPE_PRODUCT . $mode );
		} else {
			update_post_meta( $plan_id, Plan_Post::STRIPE_PRODUCT . $mode, wp_slash( $product ) );
		}
	}

	/** Whether the user may create plans. */
	public static function can_create(): bool {
		/**
		 * Filters the capability required to create payment plans.
		 *
		 * @param string $capability Default `publish_posts`: authors may sell.
		 */
		return current_user_can( (string) apply_filters( 'mainstreet_create_plan_cap', 'publish_posts' ) );
	}

	/**
	 * Whether the user may change a plan.
	 *
	 * @param Plan|null $plan Plan; null if it does not exist.
	 */
	public static function can_change( ?Plan $plan ): bool {
		$is_own = $plan && $plan->author && get_current_user_id() === $plan->author && self::can_create();
		return $is_own || current_user_can( 'manage_options' );
	}

	/** Returns the error for a missing plan. */
	public static function not_found_error(): \WP_Error {
		return new \WP_Error( 'mainstreet_plan_not_found', __( 'Payment plan not found', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/** @param array $filter Value by property name; null matches all. */
	private static function matches( Plan $plan, array $filter ): bool {
		foreach ( $filter as $name => $value ) {
			if ( null !== $value && $plan->$name !== $value ) {
				return false;
			}
		}
		return true;
	}

	/** Reads the rows of all published plans with one query, and stores them in the object cache (`post`, `meta`). */
	private static function rows(): array {
		global $wpdb;
		$key  = 'mainstreet_plans:' . wp_cache_get_last_changed( 'posts' );
		$rows = wp_cache_get( $key, 'posts' );
		if ( is_array( $rows ) ) {
			return $rows;
		}
		$names = implode( ', ', array_fill( 0, count( Plan_Post::READ ), '%s' ) );
		// phpcs:disable WordPress.DB -- one query for posts and meta; cached until a post changes.
		$found = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.ID, p.post_title, p.post_author, m.meta_key, m.meta_value FROM
					( SELECT ID, post_title, post_author FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' ORDER BY ID DESC LIMIT %d ) p
					LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key IN ( $names ) ORDER BY p.ID, m.meta_id DESC",
				array_merge( array( Plan_Post::TYPE, self::MAX_PLANS ), Plan_Post::READ )
			)
		);
		// phpcs:enable
		$rows = array();
		foreach ( (array) $found as $row ) {
			$rows[ $row->ID ]['post'] = array(
				'id'     => $row->ID,
				'title'  => $row->post_title,
				'author' => $row->post_author,
				'status' => 'publish',
			);
			$rows[ $row->ID ]        += array( 'meta' => array() );
			if ( null !== $row->meta_key ) {
				// The first row of a key wins, as with get_post_meta(): rows are sorted by descending meta_id.
				$rows[ $row->ID ]['meta'][ $row->meta_key ] = $row->meta_value;
			}
		}
		wp_cache_set( $key, $rows, 'posts', DAY_IN_SECONDS );
		return $rows;
	}
}
