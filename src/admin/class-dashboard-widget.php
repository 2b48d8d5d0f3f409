<?php
namespace Mainstreet\Admin;

defined( 'ABSPATH' ) || exit;

/** The dashboard widget: a few figures, each with a link to its screen. */
final class Dashboard_Widget {

	/** Lifetime of a cached figure in seconds. */
	const LIFETIME = 5 * MINUTE_IN_SECONDS;

	/** Callback of `wp_dashboard_setup`: adds the widget, unless there is nothing that the user may see. */
	public static function add(): void {
		/**
		 * Filters the figures of the dashboard widget. Each callback checks whether the user may see its figure, and whether the site uses it.
		 *
		 * @param array[] $figures List of `text`, `url`, `icon` (name of a Dashicon).
		 */
		$figures = apply_filters( 'mainstreet_dashboard_figures', array() );
		if ( ! is_array( $figures ) || ! $figures ) {
			return;
		}
		wp_add_dashboard_widget(
			'mainstreet_dashboard',
			__( 'Mainstreet', 'mainstreet-blocks' ),
			static function () use ( $figures ) {
				self::render( $figures );
			}
		);
	}

	/**
	 * Returns a number from the cache, or counts.
	 *
	 * @param callable $count Returns the number, or -1 if the site does not use the feature.
	 */
	public static function remember( string $name, callable $count ): int {
		$key    = "mainstreet_figure_$name";
		$stored = get_transient( $key );
		if ( is_numeric( $stored ) ) {
			return (int) $stored;
		}
		$number = (int) $count();
		set_transient( $key, $number, self::LIFETIME );
		return $number;
	}

	/** Prints the widget. */
	private static function render( array $figures ): void {
		?>
		<ul>
			<?php foreach ( $figures as $figure ) : ?>
				<li>
					<span class="dashicons dashicons-<?php echo esc_attr( $figure['icon'] ); ?>" aria-hidden="true"></span>
					<a href="<?php echo esc_url( $figure['url'] ); ?>"><?php echo esc_html( $figure['text'] ); ?></a>
				</li>
			<?php endforeach; ?>
		</ul>
		<?php
	}
}
