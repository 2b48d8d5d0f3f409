<?php
namespace Mainstreet\Registration\Modules;

defined( 'ABSPATH' ) || exit;

/** Determines which blocks and features are available, from the settings of the site owner and the plans of the host (docs/server-contract.md C.2). */
final class Availability {

	/** Returns why a block is not available: `unavailable_reason`, `details`; null if it is available. */
	public static function problem( string $slug ): ?array {
		$module = Modules::find_by_block( $slug );
		if ( '' === $module ) {
			return null;
		}
		if ( ! Modules::is_on( $module ) ) {
			return self::build_problem( 'missing_module' );
		}
		return self::plan_problem( self::gate( $slug ), $module );
	}

	/**
	 * Returns why a feature (other than a block) is not available.
	 *
	 * @return array|null As for problem().
	 */
	public static function feature_problem( $slug ) {
		return self::plan_problem( Plan_Gates::find( $slug ), $slug );
	}

	/** Lists the names of features that are not blocks, such as editor panels. */
	public static function features(): array {
		\Mainstreet\load_hooks( 'admin' );
		/**
		 * Filters the features that are not blocks. Each feature adds its name; hosts use it for plans.
		 *
		 * @param string[] $slugs Names.
		 */
		return array_values( array_filter( (array) apply_filters( 'mainstreet_features', array() ), 'is_string' ) );
	}

	/** Returns the problem of a feature that needs a plan, or that a filter of the site removes. */
	private static function plan_problem( ?array $gate, $slug ): ?array {
		if ( $gate ) {
			return self::build_problem(
				$gate['nudge'] ? 'missing_plan' : 'missing_plan__nudge_disabled',
				array(
					'required_feature' => $gate['required_feature'],
					'required_plan'    => $gate['required_plan'],
				)
			);
		}
		// All features are allowed, unless the site uses this filter.
		return ! has_filter( 'jetpack_set_available_extensions' ) || in_array( $slug, self::allowed_extensions(), true ) ? null : self::build_problem( 'unknown' );
	}

	/** Returns the plan that a block needs (see Plan_Gates::find()): that of its module, unless a filter treats the block differently. */
	public static function gate( $slug ): ?array {
		$module = has_filter( 'mainstreet_extension_gate' ) ? Modules::find_by_block( $slug ) : '';
		return '' === $module ? null : Plan_Gates::find( $module, array( 'block' => $slug ) );
	}

	/** Whether a block is registered: it is available, or offered with a plan. */
	public static function is_registered( ?array $problem ): bool {
		return null === $problem || 'missing_plan' === $problem['unavailable_reason'];
	}

	/**
	 * Returns the availability of all blocks and features, for the editor of the current user.
	 *
	 * @return array[] By slug: `available`; if false, also `unavailable_reason` and `details`.
	 */
	public static function all(): array {
		\Mainstreet\load_hooks( 'admin' );
		$all = array();
		foreach ( \Mainstreet\index()['blocks'] as $name => $slug ) {
			$problem = self::problem( $slug );
			if ( ! $problem || 'unknown' !== $problem['unavailable_reason'] ) {
				$key         = (string) preg_replace( '#^jetpack/#', '', $name );
				$all[ $key ] = array( 'available' => ! $problem ) + (array) $problem;
			}
		}
		/**
		 * Filters the features that the current user may not use.
		 *
		 * @param string[] $slugs Names.
		 */
		$refused = (array) apply_filters( 'mainstreet_unauthorized_features', array() );
		foreach ( self::features() as $slug ) {
			$problem      = in_array( $slug, $refused, true ) ? self::build_problem( 'unauthorized' ) : self::feature_problem( $slug );
			$all[ $slug ] = array( 'available' => ! $problem ) + (array) $problem;
		}
		return $all;
	}

	/**
	 * Lists the modules and features that the site allows.
	 *
	 * @return string[]
	 */
	private static function allowed_extensions(): array {
		/**
		 * Filters which modules and panels are available. The name is the one that sites use already.
		 *
		 * @param string[] $slugs Names of all modules and panels.
		 */
		return (array) apply_filters( 'jetpack_set_available_extensions', array_merge( array_keys( Modules::all() ), self::features() ) );
	}

	/**
	 * Builds a problem.
	 *
	 * @param string $reason Reason, see docs/server-contract.md C.2.
	 */
	private static function build_problem( string $reason, array $details = array() ): array {
		return array(
			'unavailable_reason' => $reason,
			'details'            => $details,
		);
	}
}
