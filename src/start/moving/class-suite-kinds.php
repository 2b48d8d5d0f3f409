<?php
/**
 * What becomes of the suite's blocks here.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Start\Moving;

use Mainstreet\Connections\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Settings_Page;
use Mainstreet\Registration\Blocks;
use Mainstreet\Registration\Modules;
use Mainstreet\Settings\Module_States;

defined( 'ABSPATH' ) || exit;

/**
 * Says of each block that we have which module it belongs to, and whether that works on this site.
 */
final class Suite_Kinds {

	/**
	 * All blocks.
	 *
	 * @return array `modules` (by id: `label`, `state` as Module_States has them, `needs` (list of `label`, `met`, `url`), `moving`), `blocks`
	 *               (by name: `module`, '' for one that always works, `is_part` of another block).
	 */
	public static function all() {
		$modules = array();
		foreach ( Module_States::all() as $module ) {
			$entry                    = Modules::all()[ $module['id'] ];
			$needs                    = array_merge( $module['needs'], self::services( $entry['one_of'] ) );
			$is_short                 = Module_States::READY === $module['state'] && in_array( false, array_column( $needs, 'met' ), true );
			$modules[ $module['id'] ] = array(
				'label'  => $module['label'],
				'state'  => $is_short ? Module_States::NEEDS : $module['state'],
				'needs'  => array_map( array( __CLASS__, 'need' ), $needs ),
				'moving' => $entry['moving'],
			);
		}
		$blocks = array();
		foreach ( Blocks::names() as $slug => $name ) {
			$type            = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
			$blocks[ $name ] = array(
				'module'  => Modules::of_block( $slug ),
				'is_part' => $type && ( $type->parent || $type->ancestor ),
			);
		}
		return compact( 'modules', 'blocks' );
	}

	/**
	 * Services of which one has to be connected.
	 *
	 * @param string[] $ids Their ids.
	 * @return array[] One need, named after the first of them; none without ids.
	 */
	private static function services( array $ids ) {
		$known = array_intersect_key( Services::all(), array_flip( $ids ) );
		if ( ! $known ) {
			return array();
		}
		return array(
			array(
				'label' => implode( ' / ', wp_list_pluck( $known, 'label' ) ),
				'met'   => (bool) array_filter( array_map( array( Secrets::class, 'source' ), array_keys( $known ) ) ),
				'hash'  => '#/connections/' . $ids[0],
			),
		);
	}

	/**
	 * A need with its address.
	 *
	 * @param array $need Of Module_States.
	 * @return array
	 */
	private static function need( array $need ) {
		return array(
			'label' => $need['label'],
			'met'   => (bool) $need['met'],
			'url'   => '' === $need['hash'] ? '' : Settings_Page::url() . $need['hash'],
		);
	}
}
