<?php
namespace Mainstreet\Core;

use Mainstreet\Core\Text\Visitor_Text;

defined( 'ABSPATH' ) || exit;

/** Shared code of the personal data exporters and erasers (docs/server-contract.md B.26). */
final class Personal_Data {

	/**
	 * Adds an exporter or eraser to core's list.
	 *
	 * @param mixed    $tools    Exporters or erasers by id; what is no array is replaced by a new list.
	 * @param string   $kind     `exporter` or `eraser`.
	 * @param string   $id       Id of the added one.
	 * @param string   $name     Friendly name, translated.
	 * @param callable $callback Export or erase callback.
	 * @return array[]
	 */
	public static function add( $tools, string $kind, string $id, string $name, callable $callback ): array {
		$tools        = is_array( $tools ) ? $tools : array();
		$tools[ $id ] = array(
			$kind . '_friendly_name' => $name,
			'callback'               => $callback,
		);
		return $tools;
	}

	/**
	 * Finds the user that a request is about.
	 *
	 * @param mixed $email Email address.
	 * @return int User ID; 0 for none.
	 */
	public static function find_user_id( $email ): int {
		$user = get_user_by( 'email', $email );
		return $user ? (int) $user->ID : 0;
	}

	/**
	 * Builds an item of an export.
	 *
	 * @param string   $id     Id of the exporter.
	 * @param string   $label  Group label, translated.
	 * @param string   $item   Item id.
	 * @param array[]  $values Pairs of label and text; empty texts are omitted. Labels are not keys, as two may have the same translation.
	 * @return array As core expects.
	 */
	public static function group( string $id, string $label, string $item, array $values ): array {
		$data = array();
		foreach ( $values as list( $name, $value ) ) {
			if ( '' === (string) $value ) {
				continue;
			}
			// Core prints names and values as HTML.
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
