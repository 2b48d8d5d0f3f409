<?php
/**
 * The modules as the settings screen shows them.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Settings;

use Mainstreet\Connections\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Registration\Blocks;
use Mainstreet\Registration\Modules;
use Mainstreet\Registration\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/**
 * Says of each module whether it works, and what it lacks (docs/server-contract.md D.2).
 */
final class Module_States {

	const OFF   = 'off';
	const TAKEN = 'taken';
	const GATED = 'gated';
	const NEEDS = 'needs';
	const READY = 'ready';

	/**
	 * All modules.
	 *
	 * @return array[] List by label of `id`, `label`, `description`, `help`, `on`, `state`, `plan` (the one it needs), `upgrade`,
	 *                 `conflicting` (names of its blocks that another plugin holds), `needs` (see needs()), `screen` (address), `warning`.
	 */
	public static function all() {
		$warnings = Modules::warnings();
		$list     = array();
		foreach ( Modules::all() as $id => $module ) {
			if ( $module['is_hidden'] && Modules::is_on( $id ) && $module['is_hidden']() ) {
				continue;
			}
			$gate   = Plan_Gates::of( $id );
			$needs  = self::needs( $module );
			$list[] = array(
				'id'          => $id,
				'label'       => $module['label'],
				'description' => $module['description'],
				'help'        => $module['help'],
				'on'          => Modules::is_on( $id ),
				'state'       => self::state( $id, $gate, $needs ),
				'plan'        => $gate ? $gate['required_plan'] : '',
				'upgrade'     => $gate ? Plan_Gates::upgrade_url( $gate['required_plan'], 0 ) : '',
				'conflicting' => array_values( array_intersect_key( Blocks::names(), array_flip( Modules::conflicting( $id ) ) ) ),
				'needs'       => $needs,
				'screen'      => '' === $module['screen'] ? '' : admin_url( 'admin.php?page=' . $module['screen'] ),
				'warning'     => in_array( $module['both'], $warnings, true ) ? $module['both'] : '',
			);
		}
		usort(
			$list,
			static function ( $one, $other ) {
				return strnatcasecmp( $one['label'], $other['label'] );
			}
		);
		return $list;
	}

	/**
	 * Switches a module.
	 *
	 * @param \WP_REST_Request $request Request with `id` and `on`.
	 * @return array[]|\WP_Error As all().
	 */
	public static function change( $request ) {
		if ( ! isset( Modules::all()[ $request['id'] ] ) ) {
			return new \WP_Error( 'mainstreet_unknown_module', __( 'This module is not known.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		Modules::set( $request['id'], $request['on'] );
		return self::all();
	}

	/**
	 * The one word for it.
	 *
	 * @param string     $id    Module.
	 * @param array|null $gate  As Plan_Gates::of().
	 * @param array[]    $needs As needs().
	 * @return string
	 */
	private static function state( $id, $gate, array $needs ) {
		if ( ! Modules::is_on( $id ) ) {
			return self::OFF;
		}
		if ( Modules::has_conflict( $id ) ) {
			return self::TAKEN;
		}
		if ( $gate ) {
			return self::GATED;
		}
		return in_array( false, wp_list_pluck( $needs, 'met' ), true ) ? self::NEEDS : self::READY;
	}

	/**
	 * What a module needs, and whether it is there.
	 *
	 * @param array $module Entry.
	 * @return array[] List of `id` (`key`, `mail`, `cron`, `https`, `module`), `label`, `met`, `hash` (where in the settings; '' for nowhere).
	 */
	private static function needs( array $module ) {
		$needs = array();
		if ( '' !== $module['service'] ) {
			$service = Services::get( $module['service'] );
			$is_set  = $module['is_set_up'] ? $module['is_set_up']() : '' !== Secrets::get( $module['service'] );
			$label   = $module['set_up_by'] ? $module['set_up_by']() : $service['label'] . ': ' . $service['field'];
			$needs[] = self::need( 'key', $label, $is_set, '#/connections/' . $module['service'] );
		}
		if ( '' !== $module['requires'] ) {
			$needs[] = self::need( 'module', Modules::all()[ $module['requires'] ]['label'], Modules::is_on( $module['requires'] ), '#/modules' );
		}
		foreach ( $module['needs'] as $id ) {
			$needs[] = self::system_need( $id );
		}
		return $needs;
	}

	/**
	 * Something the site itself has to have.
	 *
	 * @param string $id `mail`, `cron` or `https`.
	 * @return array
	 */
	private static function system_need( $id ) {
		switch ( $id ) {
			case 'mail':
				return self::need( $id, __( 'E-mail from this site', 'mainstreet-blocks' ), (bool) apply_filters( 'mainstreet_system_need', true, $id ), '#/tools' );
			case 'cron':
				return self::need( $id, __( 'Scheduled tasks', 'mainstreet-blocks' ), (bool) apply_filters( 'mainstreet_system_need', true, $id ), '#/tools' );
			default:
				return self::need( $id, __( 'An address with https', 'mainstreet-blocks' ), is_ssl(), '' );
		}
	}

	/**
	 * Shape of a need.
	 *
	 * @param string $id    Kind.
	 * @param string $label What it is.
	 * @param bool   $met   Whether it is there.
	 * @param string $hash  Where in the settings.
	 * @return array
	 */
	private static function need( $id, $label, $met, $hash ) {
		return compact( 'id', 'label', 'met', 'hash' );
	}
}
