<?php
namespace Mainstreet\Registration\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the filters of docs/server-contract.md C.4 for plans of the host. Everything is free by default; what a host restricts is
 * also rejected on the server.
 */
final class Plan_Gates {

	/**
	 * Returns the plan that a block or feature needs.
	 *
	 * @param string $slug    Id of a module, such as `contact-form`, name of a feature or name of a core block.
	 * @param array  $context `block`: folder of one block of the module, or name of the core block.
	 * @return array|null `required_plan`, `required_feature`, `nudge` (whether to offer an upgrade), `label` (`paid` or `beta`); null if it is free.
	 */
	public static function find( $slug, array $context = array() ): ?array {
		/**
		 * Filters whether a block or feature needs a plan of the host.
		 *
		 * @param array|null $gate    Null for free, or `required_plan`, `required_feature`, `nudge`, `label`.
		 * @param string     $slug    Id of a module, name of a feature, or name of a core block, such as `core/cover`.
		 * @param array      $context May contain `block`: folder of one block of the module, or name of the core block.
		 */
		$gate = apply_filters( 'mainstreet_extension_gate', null, $slug, $context );
		if ( ! is_array( $gate ) ) {
			return null;
		}
		$text = static fn( $name, $without ) => isset( $gate[ $name ] ) && is_string( $gate[ $name ] ) ? $gate[ $name ] : $without;
		return array(
			'required_plan'    => $text( 'required_plan', '' ),
			'required_feature' => $text( 'required_feature', $slug ),
			'nudge'            => ( ! isset( $gate['nudge'] ) || $gate['nudge'] ) && self::may_nudge(),
			'label'            => 'beta' === $text( 'label', 'paid' ) ? 'beta' : 'paid',
		);
	}

	/** Whether upgrades may be offered. */
	public static function may_nudge(): bool {
		/**
		 * Filters whether blocks that need a plan are offered as an upgrade. The name is the one that hosts use already.
		 *
		 * @param bool $may_nudge False by default.
		 */
		$may_nudge = apply_filters( 'jetpack_block_editor_enable_upgrade_nudge', false );
		/**
		 * Filters whether upgrades are shown at all. The name is the one that hosts use already.
		 *
		 * @param bool $may_promote True by default.
		 */
		return $may_nudge && apply_filters( 'jetpack_show_promotions', true );
	}

	/** Returns the plan of this site: `product_slug`, `product_name`. */
	public static function plan(): array {
		/**
		 * Filters the plan of this site.
		 *
		 * @param string[] $plan `product_slug`, `product_name`.
		 */
		$plan = apply_filters(
			'mainstreet_site_plan',
			array(
				'product_slug' => 'mainstreet_free',
				'product_name' => __( 'Free', 'mainstreet-blocks' ),
			)
		);
		return array(
			'product_slug' => isset( $plan['product_slug'] ) ? (string) $plan['product_slug'] : '',
			'product_name' => isset( $plan['product_name'] ) ? (string) $plan['product_name'] : '',
		);
	}

	/** Returns the plans that the host sells: list of `product_slug`, `product_name`, `path_slug`, `product_id`. */
	public static function plans(): array {
		/**
		 * Filters the plans that the host sells.
		 *
		 * @param array[] $plans None by default.
		 */
		return array_values( array_filter( (array) apply_filters( 'mainstreet_plans', array() ), 'is_array' ) );
	}

	/**
	 * Returns site data for editor scripts (docs/server-contract.md A7). `data` is a JSON string.
	 *
	 * @return array `code`, `message`, `data`.
	 */
	public static function site(): array {
		return array(
			'code'    => 'success',
			'message' => __( 'Site details correctly received.', 'mainstreet-blocks' ),
			'data'    => wp_json_encode(
				array(
					'plan'    => self::plan(),
					'options' => (object) array(),
				)
			),
		);
	}

	/**
	 * Returns the URL for buying a plan.
	 *
	 * @param string $plan    Slug of the plan.
	 * @param int    $post_id Post in the editor or on the page; 0 for none.
	 * @return string '' if there is none.
	 */
	public static function upgrade_url( $plan, int $post_id ): string {
		$post     = $post_id ? get_post( $post_id ) : null;
		$redirect = $post ? add_query_arg( 'plan_upgraded', '1', (string) get_edit_post_link( $post, 'raw' ) ) : '';
		/**
		 * Filters the URL of the Upgrade button.
		 *
		 * @param string $url       '' for no button.
		 * @param string $plan      Slug of the required plan.
		 * @param int    $post_id   Post; 0 for none.
		 * @param string $post_type Post type.
		 * @param string $redirect  URL to return to.
		 */
		return esc_url_raw( (string) apply_filters( 'mainstreet_upgrade_url', '', $plan, $post ? $post->ID : 0, $post ? $post->post_type : '', $redirect ) );
	}

	/** Returns an error if a module or feature needs a plan; null if it is free. */
	public static function error( $slug ): ?\WP_Error {
		$gate = '' === $slug ? null : self::find( $slug );
		return $gate ? new \WP_Error(
			'mainstreet_plan_required',
			__( 'This feature is not included in this site’s plan.', 'mainstreet-blocks' ),
			array(
				'status'        => 403,
				'required_plan' => $gate['required_plan'],
			)
		) : null;
	}

	/**
	 * Renders the notice for administrators about a missing plan, unless the block has it switched off (docs/content-format.md 35).
	 *
	 * @return string HTML; '' for other users, and in feeds.
	 */
	public static function notice( array $gate, array $attrs, string $text ): string {
		if ( is_feed() || ! current_user_can( 'manage_options' ) || ( isset( $attrs['shouldDisplayFrontendBanner'] ) && false === $attrs['shouldDisplayFrontendBanner'] ) ) {
			return '';
		}
		$url  = self::upgrade_url( $gate['required_plan'], (int) get_the_ID() );
		$link = '' === $url ? '' : sprintf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Upgrade', 'mainstreet-blocks' ) );
		return sprintf( '<div class="mainstreet-plan-notice"><p>%s%s</p></div>', esc_html( $text ), $link );
	}
}
