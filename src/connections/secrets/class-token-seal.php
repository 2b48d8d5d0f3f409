<?php
namespace Mainstreet\Connections\Secrets;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypts tokens of accounts before they are stored (docs/server-contract.md D.3). The key comes from the constant
 * MAINSTREET_SECRET_KEY, else from the site's login salts, so that a copy of the database alone is of no use.
 */
final class Token_Seal {

	/**
	 * Key of the cipher.
	 *
	 * @var string
	 */
	private $key;

	/**
	 * A seal.
	 *
	 * @param string $secret What the key is made of; the site's own secret if left out.
	 */
	public function __construct( string $secret = '' ) {
		$this->key = hash_hkdf( 'sha256', '' === $secret ? self::secret() : $secret, SODIUM_CRYPTO_SECRETBOX_KEYBYTES, 'mainstreet-accounts' );
	}

	/**
	 * Encrypts.
	 *
	 * @param string $token Token.
	 * @return string Printable text.
	 */
	public function close( $token ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return base64_encode( $nonce . sodium_crypto_secretbox( $token, $nonce, $this->key ) );
	}

	/**
	 * Decrypts.
	 *
	 * @param string $sealed What close() gave.
	 * @return string '' when it was sealed with another key, or is no such thing.
	 */
	public function open( $sealed ): string {
		return (string) $this->decrypt( $sealed );
	}

	/**
	 * Whether a text can be decrypted with the key of today. Tells an encrypted empty text from one that is lost.
	 *
	 * @param string $sealed What close() gave.
	 */
	public function can_open( $sealed ): bool {
		return null !== $this->decrypt( $sealed );
	}

	/**
	 * Decrypts.
	 *
	 * @param string $sealed What close() gave.
	 * @return string|null Null when it was sealed with another key, or is no such thing.
	 */
	private function decrypt( $sealed ): ?string {
		$bytes = base64_decode( $sealed, true );
		if ( false === $bytes || strlen( $bytes ) < SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES ) {
			return null;
		}
		$nonce = substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$token = sodium_crypto_secretbox_open( substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $nonce, $this->key );
		return false === $token ? null : $token;
	}

	/**
	 * The site's secret.
	 *
	 * Constant `MAINSTREET_SECRET_KEY`: key that tokens and stored secrets are encrypted with. Without, the site's login salts are
	 * used, and whoever changes them has to enter the secrets again.
	 */
	private static function secret(): string {
		$own = defined( 'MAINSTREET_SECRET_KEY' ) ? constant( 'MAINSTREET_SECRET_KEY' ) : '';
		return is_string( $own ) && '' !== $own ? $own : wp_salt( 'auth' );
	}
}
