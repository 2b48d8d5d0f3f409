<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Text\Visitor_Text;

defined( 'ABSPATH' ) || exit;

/**
 * What orders and members have in common when they are exported and erased (docs/server-contract.md B.26).
 */
final class Personal_Data {

	/**
	 * Adds an exporter or eraser to core's.
	 *
	 * @param array[]  $tools    Exporters or erasers by id.
	 * @param string   $kind     `exporter` or `eraser`.
	 * @param string   $id       Id of ours.
	 * @param string   $name     What it is about, translated.
	 * @param callable $callback What core calls.
	 * @return array[]
	 */
	public static function add( $tools, string $kind, string $id, string $name, callable $callback ) {
		$tools[ $id ] = array(
			$kind . '_friendly_name' => $name,
			'callback'               => $callback,
		);
		return $tools;
	}

	/**
	 * A group of an export.
	 *
	 * @param string   $id     Id of the exporter.
	 * @param string   $label  What it is about, translated.
	 * @param string   $item   Id of what it describes.
	 * @param array[]  $values Pairs of a label and a text; empty ones are left out. Labels are no keys: two may have the same translation.
	 * @return array As core asks for.
	 */
	public static function group( string $id, string $label, string $item, array $values ): array {
		$data = array();
		foreach ( $values as list( $name, $value ) ) {
			if ( '' === (string) $value ) {
				continue;
			}
			// Core prints it as HTML.
			$data[] = array(
				'name'  => Visitor_Text::escape( $name ),
				'value' => Visitor_Text::escape( $value ),
			);
		}
		return array(
			'group_id'    => $id,
			'group_label' => $label,
			'item_id'     => $item,
			'data'        => $data,
		);
	}
}
