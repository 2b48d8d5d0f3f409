<?php
namespace Mainstreet\Newsletter;

use Mainstreet\Admin\Admin_Screen;
use Mainstreet\Admin\Dashboard_Widget;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_List;
use Mainstreet\Registration\Modules\Module_Conflicts;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Responses\Screen\Responses_Screen;

defined( 'ABSPATH' ) || exit;

/** Admin screen for subscribers and newsletters. The React app in src/newsletter/screen renders its contents. */
final class Newsletter_Screen {

	const SLUG = 'mainstreet-newsletter';
	const NAME = 'newsletter';

	/** Adds a submenu page to the menu of Responses_Screen. */
	public static function add_page(): void {
		$hook = add_submenu_page(
			Responses_Screen::SLUG,
			__( 'Newsletter', 'mainstreet-blocks' ),
			__( 'Newsletter', 'mainstreet-blocks' ),
			'manage_options',
			self::SLUG,
			array( __CLASS__, 'render' )
		);
		Admin_Screen::on_open( $hook, array( __CLASS__, 'enqueue' ), static fn() => self::help() );
	}

	/** Enqueues the script and styles of the screen, with the URL and nonce for exports. */
	public static function enqueue(): void {
		Admin_Screen::enqueue(
			self::NAME,
			array(
				'export' => array(
					'url'   => rest_url( Routes::OWN . '/subscribers/export' ),
					'nonce' => wp_create_nonce( 'wp_rest' ),
				),
			),
			true
		);
	}

	/** Prints the container of the React app. */
	public static function render(): void {
		Admin_Screen::render( self::NAME, __( 'Newsletter', 'mainstreet-blocks' ) );
	}

	/**
	 * Adds the URL of the subscriber list to the editor state of the form block, for users who may manage the site.
	 *
	 * @param array $state See Editor_State::own().
	 */
	public static function add_to_editor( $state ) {
		if ( current_user_can( 'manage_options' ) ) {
			$state['forms']['subscribers'] = admin_url( 'admin.php?page=' . self::SLUG );
		}
		return $state;
	}

	/**
	 * Adds the newsletter section to the settings.
	 *
	 * @param array[] $sections See Option_Fields::sections().
	 */
	public static function add_section( $sections ) {
		$screen     = admin_url( 'admin.php?page=' . self::SLUG );
		$sections[] = array(
			'id'      => 'newsletter',
			'label'   => __( 'Newsletter', 'mainstreet-blocks' ),
			'note'    => __( 'Ask your host whether emails from the sender address pass SPF and DKIM checks. Without them, many emails end up in spam folders.', 'mainstreet-blocks' ),
			'service' => '',
			'links'   => array(
				array(
					'url'   => $screen . '#/campaigns',
					'label' => __( 'Manage sent newsletters', 'mainstreet-blocks' ),
				),
				array(
					'url'   => $screen,
					'label' => __( 'Import or export subscribers', 'mainstreet-blocks' ),
				),
			),
		);
		return $sections;
	}

	/**
	 * Adds to the editor state whether the site has an active newsletter.
	 *
	 * @param array $site See Editor_State::site().
	 */
	public static function add_to_site( $site ) {
		$site['is_newsletter_feature_enabled'] = Modules::is_on( 'subscriptions' ) && ! Module_Conflicts::has_conflict( 'subscriptions' );
		return $site;
	}

	/** Returns the help tabs (title => paragraphs). */
	private static function help(): array {
		return array(
			__( 'Overview', 'mainstreet-blocks' ) => array(
				__( 'Subscribers sign up with the Subscribe block and confirm by email. You can also add people one by one, or import a file of people who agreed.', 'mainstreet-blocks' ),
				__( 'To write to your subscribers, publish a post. It is sent as an email a few minutes later, unless you turn that off in the editor.', 'mainstreet-blocks' ),
			),
			__( 'Newsletters', 'mainstreet-blocks' ) => array(
				__( 'A newsletter that is being sent can be paused, resumed or canceled. Emails that failed can be sent again.', 'mainstreet-blocks' ),
			),
		);
	}

	/**
	 * Adds the number of new subscribers to the dashboard, if the site has subscribers.
	 *
	 * @param array[] $figures See Dashboard_Widget::add().
	 */
	public static function add_figure( $figures ) {
		if ( ! current_user_can( 'manage_options' ) || ! Modules::is_on( 'subscriptions' ) ) {
			return $figures;
		}
		$count = Dashboard_Widget::remember( 'subscribers', static fn() => Subscriber_List::count_new() );
		if ( $count >= 0 ) {
			$figures[] = array(
				/* translators: %s: number of subscribers. */
				'text' => sprintf( _n( '%s new subscriber this week', '%s new subscribers this week', $count, 'mainstreet-blocks' ), number_format_i18n( $count ) . ( Subscriber_List::MAX_NEW === $count ? '+' : '' ) ),
				'url'  => admin_url( 'admin.php?page=' . self::SLUG ),
				'icon' => 'email',
			);
		}
		return $figures;
	}

	/**
	 * Adds commands to the command palette.
	 *
	 * @param array[] $commands See Command_Palette::enqueue().
	 * @return array[]
	 */
	public static function add_commands( $commands ) {
		if ( ! Modules::is_on( 'subscriptions' ) ) {
			return $commands;
		}
		$keywords = array( __( 'Newsletter', 'mainstreet-blocks' ) );
		if ( current_user_can( 'manage_options' ) ) {
			$commands[] = array(
				'name'     => 'add-subscriber',
				'label'    => __( 'Add subscriber', 'mainstreet-blocks' ),
				'keywords' => $keywords,
				'url'      => admin_url( 'admin.php?page=' . self::SLUG ),
			);
		}
		if ( current_user_can( 'publish_posts' ) ) {
			// A post is sent to the subscribers when it is published.
			$commands[] = array(
				'name'     => 'write-to-subscribers',
				'label'    => __( 'Write to subscribers', 'mainstreet-blocks' ),
				'keywords' => $keywords,
				'url'      => admin_url( 'post-new.php' ),
			);
		}
		return $commands;
	}
}
