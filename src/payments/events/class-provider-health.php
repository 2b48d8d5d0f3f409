<?php
namespace Mainstreet\Payments\Events;

use Mainstreet\Core\Options\Settings_Page;

defined( 'ABSPATH' ) || exit;

/** Texts and results that the settings and Site Health show in the same way for every provider. */
final class Provider_Health {

	/**
	 * Builds a Site Health result.
	 *
	 * @param string   $provider Name of the provider; also the name of its section in the settings.
	 * @param string[] $verdict  Status (`good`, `recommended`, `critical`), label, text; label and text are plain text.
	 * @return array As a test of Site Health.
	 */
	public static function build_result( string $provider, array $verdict ): array {
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
	 * Returns a text with the time of the last event.
	 *
	 * @param int $time Unix time; 0 for never.
	 */
	public static function describe_last_event( $time ): string {
		return $time > 0
			/* translators: %s: how long ago, such as "5 minutes". */
			? sprintf( __( 'Last event received %s ago.', 'mainstreet-blocks' ), human_time_diff( $time ) )
			: __( 'No events received yet.', 'mainstreet-blocks' );
	}
}
