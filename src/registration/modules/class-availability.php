<?php
namespace Mainstreet\Registration\Modules;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Brings together what the owner switched off and what the host gates (docs/server-contract.md C.2).
 */
final class Availability {

	/**
	 * Why a block is not available.
	 *
	 * @param string $slug Folder of the block, such as `map`.
	 * @return array|null `unavailable_reason`, `details`; null when it is.
	 */
	public static function problem( string $slug ): ?array {
		$module = Modules::of_block( $slug );
		if ( '' === $module ) {
			return null;
		}
		if ( ! Modules::is_on( $module ) ) {
			return self::say( 'missing_module' );
		}
		return self::plan_problem( self::gate( $slug ), $module );
	}

	/**
	 * Why a feature that is no block is not available.
	 *
	 * @param string $slug Name, such as `social-previews`.
	 * @return array|null As problem().
	 */
	public static function feature_problem( $slug ) {
		return self::plan_problem( Plan_Gates::of( $slug ), $slug );
	}

	/**
	 * Features that are no blocks: panels of the editor, and what belongs to them.
	 *
	 * @return string[] Names.
	 */
	public static function features(): array {
		\Mainstreet\load_hooks( 'admin' );
		/**
		 * Filters the features that are no blocks. Each that is there adds its name; hosts gate it by that.
		 *
		 * @param string[] $slugs Names.
		 */
		return array_values( array_filter( (array) apply_filters( 'mainstreet_features', array() ), 'is_string' ) );
	}

	/**
	 * Problem of what a host gates, or what the site's code does not want.
	 *
	 * @param array|null $gate As Plan_Gates::of().
	 * @param string     $slug Module or feature.
	 */
	private static function plan_problem( ?array $gate, $slug ): ?array {
		if ( $gate ) {
			return self::say(
				$gate['nudge'] ? 'missing_plan' : 'missing_plan__nudge_disabled',
				array(
					'required_feature' => $gate['required_feature'],
					'required_plan'    => $gate['required_plan'],
				)
			);
		}
		// Everything that is there is wanted, unless the site's code says otherwise.
		return ! has_filter( 'jetpack_set_available_extensions' ) || in_array( $slug, self::wanted(), true ) ? null : self::say( 'unknown' );
	}

	/**
	 * The gate in front of a block: that of the family it belongs to.
	 *
	 * @param string $slug Folder of the block.
	 * @return array|null As Plan_Gates::of().
	 */
	public static function gate( $slug ): ?array {
		$module = has_filter( 'mainstreet_extension_gate' ) ? Modules::of_block( $slug ) : '';
		return '' === $module ? null : Plan_Gates::of( $module, array( 'block' => $slug ) );
	}

	/**
	 * Whether a block is registered: if it is available, or is offered with a plan.
	 *
	 * @param array|null $problem What problem() says.
	 */
	public static function is_registered( ?array $problem ): bool {
		return null === $problem || 'missing_plan' === $problem['unavailable_reason'];
	}

	/**
	 * Availability of all our blocks and features, for the editor of the current user.
	 *
	 * @return array[] By slug: `available`, and where it is not `unavailable_reason`, `details`.
	 */
	public static function all(): array {
		\Mainstreet\load_hooks( 'admin' );
		$all = array();
		foreach ( Blocks::names() as $slug => $name ) {
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
			$problem      = in_array( $slug, $refused, true ) ? self::say( 'unauthorized' ) : self::feature_problem( $slug );
			$all[ $slug ] = array( 'available' => ! $problem ) + (array) $problem;
		}
		return $all;
	}

	/**
	 * Modules and features that the site's code lets be there.
	 *
	 * @return string[]
	 */
	private static function wanted(): array {
		/**
		 * Filters which modules and panels are there. The name is the one that sites use already.
		 *
		 * @param string[] $slugs Names of all modules and panels.
		 */
		return (array) apply_filters( 'jetpack_set_available_extensions', array_merge( array_keys( Modules::all() ), self::features() ) );
	}

	/**
	 * Shape of a problem.
	 *
	 * @param string $reason  Reason, as of docs/server-contract.md C.2.
	 * @param array  $details Details.
	 */
	private static function say( string $reason, array $details = array() ): array {
		return array(
			'unavailable_reason' => $reason,
			'details'            => $details,
		);
	}
}
