<?php
namespace Mainstreet\Settings;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Payments\Orders\Providers\Providers;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Module_Conflicts;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/** Returns whether each module works and what it is missing (docs/server-contract.md D.2). */
final class Module_States {

	const OFF   = 'off';
	const TAKEN = 'taken';
	const GATED = 'gated';
	const NEEDS = 'needs';
	const READY = 'ready';

	/**
	 * Returns all modules, sorted by label.
	 *
	 * @return array[] List of `id`, `group`, `label`, `description`, `help`, `sent`, `sentTo`, `on`, `state` (one of the constants), `plan` (required
	 *                 plan), `upgrade` (URL), `conflicting` (names of its blocks that another plugin has registered), `needs` (see needs()),
	 *                 `screen` (URL), `warning`.
	 */
	public static function all(): array {
		$warnings = Module_Conflicts::warnings();
		$list     = array();
		foreach ( Modules::all() as $id => $module ) {
			if ( $module['is_hidden'] && Modules::is_on( $id ) && $module['is_hidden']() ) {
				continue;
			}
			$gate   = Plan_Gates::find( $id );
			$needs  = self::needs( $module );
			$list[] = array(
				'id'          => $id,
				'group'       => $module['group'],
				'label'       => $module['label'],
				'description' => $module['description'],
				'help'        => $module['help'],
				'sent'        => $module['sent'] instanceof \Closure ? $module['sent']() : $module['sent'],
				'sentTo'      => '' === $module['sent_to'] ? $module['label'] : $module['sent_to'],
				'on'          => Modules::is_on( $id ),
				'state'       => self::state( $id, $gate, $needs ),
				'plan'        => $gate ? $gate['required_plan'] : '',
				'upgrade'     => $gate ? Plan_Gates::upgrade_url( $gate['required_plan'], 0 ) : '',
				'conflicting' => array_values( array_intersect_key( Blocks::names(), array_flip( Module_Conflicts::find_conflicting_blocks( $id ) ) ) ),
				'needs'       => $needs,
				'screen'      => '' === $module['screen'] ? '' : admin_url( 'admin.php?page=' . $module['screen'] ),
				'warning'     => in_array( $module['both'], $warnings, true ) ? $module['both'] : '',
			);
		}
		usort( $list, static fn( $one, $other ) => strnatcasecmp( $one['label'], $other['label'] ) );
		return $list;
	}

	/**
	 * Switches a module on or off.
	 *
	 * @param \WP_REST_Request $request Request with `id` and `on`.
	 * @return array[]|\WP_Error As all() returns it.
	 */
	public static function change( \WP_REST_Request $request ) {
		if ( ! isset( Modules::all()[ $request['id'] ] ) ) {
			return new \WP_Error( 'mainstreet_unknown_module', __( 'Unknown module.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		Modules::set( $request['id'], $request['on'] );
		return self::all();
	}

	/**
	 * Returns the state of a module.
	 *
	 * @param string     $id    Module.
	 * @param array|null $gate  As Plan_Gates::find() returns it.
	 * @param array[]    $needs As needs() returns it.
	 */
	private static function state( $id, ?array $gate, array $needs ): string {
		if ( ! Modules::is_on( $id ) ) {
			return self::OFF;
		}
		if ( Module_Conflicts::has_conflict( $id ) ) {
			return self::TAKEN;
		}
		if ( $gate ) {
			return self::GATED;
		}
		$missing = array_filter( $needs, static fn( array $need ) => ! $need['met'] && ! $need['optional'] );
		return $missing ? self::NEEDS : self::READY;
	}

	/**
	 * Returns the requirements of a module, and whether they are met.
	 *
	 * @param array $module Entry of Modules::all().
	 * @return array[] List of Modules::build_requirement().
	 */
	private static function needs( array $module ): array {
		$needs = array();
		if ( '' !== $module['service'] ) {
			$service = Services::get( $module['service'] );
			$is_set  = $module['is_set_up'] ? $module['is_set_up']() : '' !== Secrets::get( $module['service'] );
			$label   = $module['set_up_by'] ? $module['set_up_by']() : $service['label'] . ': ' . $service['field'];
			$needs[] = Modules::build_requirement( 'key', $label, $is_set, '#/connections/' . $module['service'], $module['is_optional'] );
		}
		if ( '' !== $module['requires'] ) {
			$needs[] = Modules::build_requirement( 'module', Modules::all()[ $module['requires'] ]['label'], Modules::is_on( $module['requires'] ), '#/modules' );
		}
		if ( $module['paid_by'] ) {
			$needs[] = self::payment_need( $module['paid_by'] );
		}
		foreach ( $module['needs'] as $id ) {
			$needs[] = self::system_need( $id );
		}
		return array_merge( $needs, $module['own_needs'] ? $module['own_needs']() : array() );
	}

	/**
	 * Returns the requirement of a payment service.
	 *
	 * @param string[] $names Payment services, one of which is enough.
	 */
	private static function payment_need( array $names ): array {
		$services = array_intersect_key( Providers::get_all(), array_flip( $names ) );
		$labels   = array();
		foreach ( $services as $service ) {
			$labels[] = $service->label();
		}
		return Modules::build_requirement( 'payments', implode( ' / ', $labels ), (bool) array_intersect_key( $services, Providers::get_ready() ), '#/payments' );
	}

	/**
	 * Returns a requirement of the site itself.
	 *
	 * @param string $id `mail`, `cron` or `https`.
	 */
	private static function system_need( $id ): array {
		if ( 'mail' !== $id && 'cron' !== $id ) {
			return Modules::build_requirement( $id, __( 'HTTPS', 'mainstreet-blocks' ), is_ssl(), '' );
		}
		/**
		 * Filters whether the site meets a requirement of a module.
		 *
		 * @param bool   $has Whether it does; true by default.
		 * @param string $id  `mail` or `cron`.
		 */
		$has   = (bool) apply_filters( 'mainstreet_system_need', true, $id );
		$label = 'mail' === $id ? __( 'Email from this site', 'mainstreet-blocks' ) : __( 'Scheduled tasks', 'mainstreet-blocks' );
		return Modules::build_requirement( $id, $label, $has, '#/tools' );
	}
}
