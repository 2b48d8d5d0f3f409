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
 * Requests the newest posts and copies their images: hourly for accounts in use, and on requests of the editor. Pages never
 * wait for it.
 */
final class Feed_Refresher {

	/** Maximum duration of copying in seconds. Remaining images are copied by the next job. */
	const COPY_SECONDS = 20;

	/** Lifetime of the lock in seconds. While one process requests a list, others use the stored one. */
	const LOCK = 30;

	private Accounts $accounts;

	private Instagram_Api $api;

	private Feed_Store $store;

	/**
	 * Returns the folder of an account.
	 *
	 * @var callable
	 */
	private $folder;

	/**
	 * Sets the dependencies; tests pass their own.
	 *
	 * @param Feed_Store|null $store  Stored lists.
	 * @param callable|null   $folder `function ( int $id ): Image_Folder`.
	 */
	public function __construct( ?Accounts $accounts = null, ?Instagram_Api $api = null, ?Feed_Store $store = null, ?callable $folder = null ) {
		$this->accounts = $accounts ? $accounts : new Accounts();
		$this->api      = $api ? $api : new Instagram_Api();
		$this->store    = $store ? $store : new Feed_Store();
		$this->folder   = $folder ? $folder : static fn( $id ) => new Image_Folder( $id );
	}

	/**
	 * Returns the list of an account for the editor, and requests a newer one if it is not fresh.
	 *
	 * @return array|\WP_Error As Feed_Store::read(), with `stale`: whether the list is not fresh.
	 */
	public function get_feed( Account $account ) {
		$feed = $this->store->read( $account->id() );
		if ( $account->is_ok() && ! $this->store->is_fresh( $feed ) && ! $this->store->has_just_failed( $feed ) ) {
			$feed = $this->request( $account, $feed );
		}
		if ( $this->store->is_fresh( $feed ) || $this->store->can_show( $feed ) ) {
			$feed['stale'] = ! $this->store->is_fresh( $feed );
			return $feed;
		}
		return $account->is_ok() ? Errors::unreachable( 'Instagram' ) : Errors::rejected( 'Instagram' );
	}

	/** Runs the hourly job. Deletes the data of accounts that are no longer available. */
	public function run(): void {
		$used = $this->store->get_used();
		foreach ( $used as $id ) {
			$account = $this->accounts->find( $id );
			if ( ! $account || Instagram_Gallery::SERVICE !== $account->service() || Account::DISABLED === $account->status() ) {
				$this->store->delete( $id );
				call_user_func( $this->folder, $id )->delete();
				continue;
			}
			$feed = $this->store->read( $id );
			if ( ! $account->is_ok() ) {
				// Counts as a failed attempt, so that the images are hidden after Feed_Store::MAX_FAILING.
				$this->save_failure( $id, $feed );
			} elseif ( ! $this->store->is_fresh( $feed ) ) {
				$this->request( $account, $feed );
			}
		}
		if ( ! $this->store->get_used() ) {
			wp_clear_scheduled_hook( Instagram_Gallery::REFRESH );
			return;
		}
		$this->copy_images();
	}

	/** Copies the missing images of accounts in use, and deletes copies that are in no list. */
	public function copy_images(): void {
		$copies = (bool) Options::get( 'instagram_copies' );
		$until  = $this->store->now() + self::COPY_SECONDS;
		foreach ( $this->store->get_used() as $id ) {
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
			// The editor may have stored a newer list while images were copied.
			$feed = $this->store->read( $id );
			foreach ( $feed['images'] as $n => $image ) {
				$feed['images'][ $n ]['file'] = isset( $files[ $image['id'] ] ) ? $files[ $image['id'] ] : '';
			}
			$feed['copies'] = $copies;
			$this->store->save( $id, $feed );
			$folder->delete_others( array_column( $feed['images'], 'file' ) );
			if ( $left ) {
				Instagram_Gallery::schedule_copies( MINUTE_IN_SECONDS );
			}
		}
	}

	/**
	 * Requests a list from Instagram and stores it. With a persistent object cache, only one process does so at a time.
	 *
	 * @return array List that is stored now.
	 */
	private function request( Account $account, array $feed ): array {
		$lock = 'instagram_' . $account->id();
		// Without a usable list the lock is ignored: the editor requests two blocks of a post at the same time.
		if ( ! wp_cache_add( $lock, 1, 'mainstreet', self::LOCK ) && $this->store->can_show( $feed ) ) {
			return $feed;
		}
		$images = $this->api->fetch_posts( $account->token() );
		wp_cache_delete( $lock, 'mainstreet' );
		if ( is_wp_error( $images ) ) {
			if ( Instagram_Api::REFUSED === $images->get_error_code() ) {
				$this->accounts->set_status( $account->id(), Account::MUST_REAUTH );
			}
			return $this->save_failure( $account->id(), $feed );
		}
		$files = array_column( $feed['images'], 'file', 'id' );
		foreach ( $images as $n => $image ) {
			$images[ $n ]['file'] = isset( $files[ $image['id'] ] ) ? $files[ $image['id'] ] : '';
		}
		$name = $this->fetch_name( $account, $feed );
		$feed = array(
			'name'    => $name,
			'images'  => $images,
			'fetched' => $this->store->now(),
			'tried'   => $this->store->now(),
			'copies'  => $feed['copies'],
		);
		$this->store->save( $account->id(), $feed );
		Instagram_Gallery::schedule_copies();
		return $feed;
	}

	/**
	 * Stores a failed attempt.
	 *
	 * @param int $id Account.
	 * @return array List that is stored now.
	 */
	private function save_failure( $id, array $feed ): array {
		$feed['tried'] = $this->store->now();
		$this->store->save( $id, $feed );
		return $feed;
	}

	/**
	 * Returns the name of an account. It is requested once a day, because it may be changed at Instagram.
	 *
	 * @return string
	 */
	private function fetch_name( Account $account, array $feed ) {
		$asked = (int) $account->meta( 'name_asked' );
		if ( '' !== $feed['name'] && $this->store->now() - $asked < DAY_IN_SECONDS ) {
			return $account->name();
		}
		$me   = $this->api->fetch_account( $account->token() );
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
