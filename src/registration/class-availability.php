<?php
/**
 * Which blocks are there, and why others are not.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Registration;

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
	public static function problem( $slug ) {
		$module = Modules::of_block( $slug );
		if ( '' === $module ) {
			return null;
		}
		if ( ! Modules::is_on( $module ) ) {
			return self::say( 'missing_module' );
		}
		$gate = self::gate( $slug );
		if ( $gate ) {
			return self::say(
				$gate['nudge'] ? 'missing_plan' : 'missing_plan__nudge_disabled',
				array(
					'required_feature' => $gate['required_feature'],
					'required_plan'    => $gate['required_plan'],
				)
			);
		}
		return in_array( $module, self::wanted(), true ) ? null : self::say( 'unknown' );
	}

	/**
	 * The gate in front of a block: that of the family it belongs to.
	 *
	 * @param string $slug Folder of the block.
	 * @return array|null As Plan_Gates::of().
	 */
	public static function gate( $slug ) {
		$module = has_filter( 'mainstreet_extension_gate' ) ? Modules::of_block( $slug ) : '';
		return '' === $module ? null : Plan_Gates::of( $module, array( 'block' => $slug ) );
	}

	/**
	 * Whether a block is registered: if it is available, or is offered with a plan.
	 *
	 * @param array|null $problem What problem() says.
	 * @return bool
	 */
	public static function is_registered( $problem ) {
		return null === $problem || 'missing_plan' === $problem['unavailable_reason'];
	}

	/**
	 * Availability of all our blocks, for the editor.
	 *
	 * @return array[] By slug: `available`, and where it is not `unavailable_reason`, `details`.
	 */
	public static function all() {
		$all = array();
		foreach ( Blocks::names() as $slug => $name ) {
			$problem = self::problem( $slug );
			if ( ! $problem || 'unknown' !== $problem['unavailable_reason'] ) {
				$key         = (string) preg_replace( '#^jetpack/#', '', $name );
				$all[ $key ] = array( 'available' => ! $problem ) + (array) $problem;
			}
		}
		return $all;
	}

	/**
	 * Modules that the site's code lets be there.
	 *
	 * @return string[]
	 */
	private static function wanted() {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a name that sites use already.
		return (array) apply_filters( 'jetpack_set_available_extensions', array_keys( Modules::all() ) );
	}

	/**
	 * Shape of a problem.
	 *
	 * @param string $reason  Reason, as of docs/server-contract.md C.2.
	 * @param array  $details Details.
	 * @return array
	 */
	private static function say( $reason, array $details = array() ) {
		return array(
			'unavailable_reason' => $reason,
			'details'            => $details,
		);
	}
}
