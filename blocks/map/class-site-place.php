<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Business\Business_Facts;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Lets a map show the business in place of its own markers. The post keeps a copy of the marker, for sites without an address. */
final class Site_Place {

	/**
	 * Whether a map shows the business.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 */
	public static function is_used( array $attributes ): bool {
		return Attributes::flag( $attributes, 'useSite' ) && '' !== Business_Facts::address_line();
	}

	/**
	 * Replaces the markers of a map that shows the business.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return array With one marker; with the address only if its position is not known.
	 */
	public static function apply( array $attributes ): array {
		if ( ! self::is_used( $attributes ) ) {
			return $attributes;
		}
		$address  = Business_Facts::address_line();
		$position = Business_Facts::position() ?? self::saved_position( $attributes );
		$marker   = array(
			// Texts of markers are stored with entities.
			'title'       => htmlspecialchars( Business_Facts::name(), ENT_QUOTES, 'UTF-8' ),
			'caption'     => htmlspecialchars( $address, ENT_QUOTES, 'UTF-8' ),
			'id'          => 'business',
			'coordinates' => $position,
		);
		return array(
			'points'  => $position ? array( $marker ) : array(),
			'address' => $address,
		) + $attributes;
	}

	/**
	 * Returns the position that the post contains, if it is that of the current address.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return array|null `longitude` and `latitude`.
	 */
	private static function saved_position( array $attributes ): ?array {
		$saved = Map_Attributes::read_points( $attributes['points'] ?? null )[0] ?? null;
		return $saved && Business_Facts::is_address( $saved['caption'] ) ? $saved['coordinates'] : null;
	}
}
