<?php
namespace Mainstreet\Blocks\Instagram_Gallery\Feed;

use Mainstreet\Blocks\Instagram_Gallery\Api\Instagram_Api;
use Mainstreet\Blocks\Instagram_Gallery\Instagram_Gallery;
use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Asks Instagram for the newest posts and copies their pictures: hourly for accounts in use, and when the editor asks. Pages never wait for it.
 */
final class Feed_Refresh {

	/** Seconds one run may spend on copies; what is left is done by the next. */
	const SPAN = 20;

	/** Seconds one process may take while others show the last list. */
	const LOCK = 30;

	/** The accounts. */
	private Accounts $accounts;

	/** Asks Instagram. */
	private Instagram_Api $api;

	/** Keeps the lists. */
	private Feed_Store $store;

	/**
	 * Gives the folder of an account.
	 *
	 * @var callable
	 */
	private $folder;

	/**
	 * With what it talks to.
	 *
	 * @param Accounts|null      $accounts The accounts.
	 * @param Instagram_Api|null $api      Asks Instagram.
	 * @param Feed_Store|null    $store    Keeps the lists.
	 * @param callable|null      $folder   `function ( int $id ): Picture_Folder`.
	 */
	public function __construct( ?Accounts $accounts = null, ?Instagram_Api $api = null, ?Feed_Store $store = null, ?callable $folder = null ) {
		$this->accounts = $accounts ? $accounts : new Accounts();
		$this->api      = $api ? $api : new Instagram_Api();
		$this->store    = $store ? $store : new Feed_Store();
		$this->folder   = $folder ? $folder : static function ( $id ) {
			return new Picture_Folder( $id );
		};
	}

	/**
	 * The list of an account, for the editor.
	 *
	 * @param Account $account Account.
	 * @return array|\WP_Error As Feed_Store::read(), and `stale` when Instagram gave no newer one.
	 */
	public function get( Account $account ) {
		$feed = $this->store->read( $account->id() );
		if ( $account->is_ok() && ! $this->store->is_fresh( $feed ) && ! $this->store->is_resting( $feed ) ) {
			$feed = $this->ask( $account, $feed );
		}
		if ( $this->store->is_fresh( $feed ) || $this->store->is_good( $feed ) ) {
			$feed['stale'] = ! $this->store->is_fresh( $feed );
			return $feed;
		}
		return $account->is_ok() ? Errors::unreachable( 'Instagram' ) : Errors::rejected( 'Instagram' );
	}

	/** The hourly run. */
	public function run(): void {
		$used = $this->store->used();
		foreach ( $used as $id ) {
			$account = $this->accounts->find( $id );
			if ( ! $account || Instagram_Gallery::SERVICE !== $account->service() || Account::DISABLED === $account->status() ) {
				$this->store->forget( $id );
				call_user_func( $this->folder, $id )->delete();
				continue;
			}
			$feed = $this->store->read( $id );
			if ( ! $account->is_ok() ) {
				// The days count on, so that pictures do not stay for ever.
				$this->failed( $id, $feed );
			} elseif ( ! $this->store->is_fresh( $feed ) ) {
				$this->ask( $account, $feed );
			}
		}
		if ( ! $this->store->used() ) {
			wp_clear_scheduled_hook( Instagram_Gallery::REFRESH );
			return;
		}
		$this->copy();
	}

	/** Copies pictures of accounts in use that have no copy yet, and deletes those that no list names. */
	public function copy(): void {
		$copies = (bool) Options::get( 'instagram_copies' );
		$until  = $this->store->now() + self::SPAN;
		foreach ( $this->store->used() as $id ) {
			$feed   = $this->store->read( $id );
			$folder = call_user_func( $this->folder, $id );
			$left   = false;
			$files  = array();
			foreach ( $feed['images'] as $image ) {
				$file = $copies ? $folder->find( $image['id'] ) : '';
				if ( $copies && '' === $file && $this->store->now() < $until ) {
					$file = $folder->copy( $image['id'], $image['url'] );
				} elseif ( $copies && '' === $file ) {
					$left = true;
				}
				$files[ $image['id'] ] = $file;
			}
			// Copying takes its time, in which the editor may have fetched a newer list.
			$feed = $this->store->read( $id );
			foreach ( $feed['images'] as $n => $image ) {
				$feed['images'][ $n ]['file'] = isset( $files[ $image['id'] ] ) ? $files[ $image['id'] ] : '';
			}
			$feed['copies'] = $copies;
			$this->store->write( $id, $feed );
			$folder->keep_only( array_column( $feed['images'], 'file' ) );
			if ( $left ) {
				Instagram_Gallery::plan_copies( MINUTE_IN_SECONDS );
			}
		}
	}

	/**
	 * Asks Instagram; of several processes one does.
	 *
	 * @param Account $account Account.
	 * @param array   $feed    What is kept.
	 * @return array What is kept now.
	 */
	private function ask( Account $account, array $feed ): array {
		$lock = 'instagram_' . $account->id();
		// Who has nothing to show asks all the same: two blocks in one post are asked for at once.
		if ( ! wp_cache_add( $lock, 1, 'mainstreet', self::LOCK ) && $this->store->is_good( $feed ) ) {
			return $feed;
		}
		$images = $this->api->media( $account->token() );
		wp_cache_delete( $lock, 'mainstreet' );
		if ( is_wp_error( $images ) ) {
			if ( Instagram_Api::REFUSED === $images->get_error_code() ) {
				$this->accounts->set_status( $account->id(), Account::MUST_REAUTH );
			}
			return $this->failed( $account->id(), $feed );
		}
		$files = array_column( $feed['images'], 'file', 'id' );
		foreach ( $images as $n => $image ) {
			$images[ $n ]['file'] = isset( $files[ $image['id'] ] ) ? $files[ $image['id'] ] : '';
		}
		$name = $this->name( $account, $feed );
		$feed = array(
			'name'    => $name,
			'images'  => $images,
			'fetched' => $this->store->now(),
			'tried'   => $this->store->now(),
			'copies'  => $feed['copies'],
		);
		$this->store->write( $account->id(), $feed );
		Instagram_Gallery::plan_copies();
		return $feed;
	}

	/**
	 * Notes a failure.
	 *
	 * @param int   $id   Account.
	 * @param array $feed What is kept.
	 * @return array What is kept now.
	 */
	private function failed( $id, array $feed ): array {
		$feed['tried'] = $this->store->now();
		$this->store->write( $id, $feed );
		return $feed;
	}

	/**
	 * Name of an account, asked for once a day: it may be changed at Instagram.
	 *
	 * @param Account $account Account.
	 * @param array   $feed    What is kept.
	 * @return string
	 */
	private function name( Account $account, array $feed ) {
		$asked = (int) $account->meta( 'name_asked' );
		if ( '' !== $feed['name'] && $this->store->now() - $asked < DAY_IN_SECONDS ) {
			return $account->name();
		}
		$me   = $this->api->me( $account->token() );
		$name = is_wp_error( $me ) || $me['id'] !== $account->external_id() ? $account->name() : $me['name'];
		$this->accounts->update(
			$account->id(),
			array(
				'name' => $name,
				'meta' => array( 'name_asked' => $this->store->now() ) + $account->all_meta(),
			)
		);
		return $name;
	}
}
