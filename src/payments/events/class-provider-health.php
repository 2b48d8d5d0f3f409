<?php
namespace Mainstreet\Payments\Events;

use Mainstreet\Core\Options\Settings_Page;

defined( 'ABSPATH' ) || exit;

/**
 * What the settings and Site Health say of every provider in the same way.
 */
final class Provider_Health {

	/**
	 * A result of Site Health.
	 *
	 * @param string   $provider Name of the provider, which is also its place in the settings.
	 * @param string[] $verdict  Status (`good`, `recommended`, `critical`), label, text; neither is HTML.
	 * @return array As a test of Site Health.
	 */
	public static function result( string $provider, array $verdict ): array {
		list( $status, $label, $text ) = $verdict;
		return array(
			'label'       => $label,
			'status'      => $status,
			'badge'       => array(
				'label' => 'Mainstreet',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'actions'     => 'good' === $status ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( Settings_Page::url() . '#/payments/' . $provider ), esc_html__( 'Payment settings', 'mainstreet-blocks' ) ),
			'test'        => 'mainstreet_' . $provider,
		);
	}

	/**
	 * When the last event came.
	 *
	 * @param int $time Unix time; 0 for never.
	 */
	public static function last( $time ): string {
		return $time > 0
			/* translators: %s: how long ago, such as "5 minutes". */
			? sprintf( __( 'Last event received %s ago.', 'mainstreet-blocks' ), human_time_diff( $time ) )
			: __( 'No events received yet.', 'mainstreet-blocks' );
	}
}
