<?php
namespace Mainstreet\Onboarding\Import;

use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Settings\Module_States;

defined( 'ABSPATH' ) || exit;

/** Tells for each of our blocks which module it belongs to, and whether that module works on this site. */
final class Block_Requirements {

	/**
	 * Lists all modules and blocks.
	 *
	 * @return array `modules` (by id: `label`, `state` as Module_States has them, `needs` (list of `label`, `met`, `url`), `moving`), `blocks`
	 *               (by name: `module`, '' for a block that always works, `is_part` of another block).
	 */
	public static function all(): array {
		$modules = array();
		foreach ( Module_States::all() as $module ) {
			$required                 = wp_list_filter( $module['needs'], array( 'optional' => false ) );
			$modules[ $module['id'] ] = array(
				'label'  => $module['label'],
				'state'  => $module['state'],
				'needs'  => array_map( array( __CLASS__, 'describe' ), array_values( $required ) ),
				'moving' => Modules::all()[ $module['id'] ]['moving'],
			);
		}
		$blocks = array();
		foreach ( Blocks::names() as $slug => $name ) {
			$type            = Blocks::type( $name );
			$blocks[ $name ] = array(
				'module'  => Modules::find_by_block( $slug ),
				'is_part' => $type && ( $type->parent || $type->ancestor ),
			);
		}
		return compact( 'modules', 'blocks' );
	}

	/**
	 * Describes a requirement, with the URL of its setting.
	 *
	 * @param array $need Of Module_States.
	 * @return array
	 */
	private static function describe( array $need ) {
		return array(
			'label' => $need['label'],
			'met'   => (bool) $need['met'],
			'url'   => '' === $need['hash'] ? '' : Settings_Page::url() . $need['hash'],
		);
	}
}
