/** The sandbox's stand-in for YooKassa's widget: the same class, options, events and error codes. */
(() => {
  const base = new URL('.', document.currentScript.src);
  const knownMethods = [
    'bank_card',
    'yoo_money',
    'mir_pay',
    'sber_loan',
    'sberbank',
    'sbp',
    'tinkoff_bank',
  ];
  const events = ['success', 'fail', 'complete', 'modal_close'];

  class YooMoneyCheckoutWidget {
    #options;
    #listeners = new Map();
    #frame = null;
    #dialog = null;
    #loaded = null;

    constructor(options) {
      this.#options = options ?? {};
    }

    /**
     * Shows the form. Resolves when it has loaded; when it cannot, `error_callback` gets the code
     * and the promise is rejected.
     */
    async render(containerId) {
      const error = this.#findError();
      if (error) return this.#refuse(error);
      const place = this.#isModal() ? this.#openDialog() : document.getElementById(containerId);
      if (!place) return this.#refuse('internal_service_error');

      this.destroy({ keepDialog: true });
      this.#frame = document.createElement('iframe');
      this.#frame.title = 'Оплата картой';
      this.#frame.allow = 'payment';
      this.#frame.src = this.#formUrl();
      Object.assign(this.#frame.style, {
        width: '100%',
        minWidth: '288px',
        height: '480px',
        border: '0',
        colorScheme: 'normal',
      });
      window.addEventListener('message', this.#hear);
      const loading = new Promise((resolve, reject) => {
        this.#loaded = { resolve, reject };
      });
      place.append(this.#frame);
      return loading;
    }

    on(name, listener) {
      if (!events.includes(name)) throw new Error(`There is no event ${name}`);
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    }

    destroy({ keepDialog = false } = {}) {
      window.removeEventListener('message', this.#hear);
      this.#frame?.remove();
      this.#frame = null;
      if (keepDialog) return;
      this.#dialog?.remove();
      this.#dialog = null;
    }

    #isModal() {
      return this.#options.customization?.modal === true;
    }

    #findError() {
      const { confirmation_token: token, return_url: returnUrl, customization } = this.#options;
      if (!token) return 'token_required';
      if (returnUrl !== undefined && !isAbsolute(returnUrl)) return 'invalid_return_url';
      const methods = customization?.payment_methods;
      if (methods === undefined) return null;
      if (!Array.isArray(methods) || methods.some((method) => !knownMethods.includes(method))) {
        return 'invalid_payment_methods';
      }
      const isCardPair = methods.every((method) => ['bank_card', 'mir_pay'].includes(method));
      if (methods.length > 1 && !isCardPair) return 'invalid_combination_of_payment_methods';
      return methods.includes('bank_card') ? null : 'no_payment_methods_to_display';
    }

    #refuse(error) {
      this.#options.error_callback?.({ error });
      return Promise.reject(new Error(error));
    }

    #formUrl() {
      const url = new URL('form', base);
      url.searchParams.set('token', this.#options.confirmation_token);
      for (const [name, colour] of Object.entries(this.#options.customization?.colors ?? {})) {
        url.searchParams.set(name, colour);
      }
      return url.href;
    }

    #openDialog() {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Оплата');
      Object.assign(dialog.style, {
        width: 'min(100%, 480px)',
        padding: '48px 0 0',
        border: '0',
        borderRadius: '16px',
      });
      const close = document.createElement('button');
      close.type = 'button';
      close.setAttribute('aria-label', 'Закрыть');
      close.textContent = '✕';
      Object.assign(close.style, {
        position: 'absolute',
        top: '8px',
        right: '8px',
        width: '40px',
        height: '40px',
        border: '0',
        background: 'none',
        font: '20px sans-serif',
        cursor: 'pointer',
      });
      close.addEventListener('click', () => dialog.close());
      dialog.addEventListener('close', () => {
        this.destroy();
        this.#emit('modal_close');
      });
      dialog.append(close);
      document.body.append(dialog);
      dialog.showModal();
      this.#dialog = dialog;
      return dialog;
    }

    #hear = ({ source, origin, data }) => {
      if (source !== this.#frame?.contentWindow || origin !== base.origin) return;
      if (data.type === 'height') this.#frame.style.height = `${data.pixels}px`;
      if (data.type === 'loaded') this.#loaded.resolve();
      if (data.type === 'failed') {
        this.#options.error_callback?.({ error: data.error });
        this.#loaded.reject(new Error(data.error));
      }
      if (data.type === 'finished') this.#finish(data.outcome);
    };

    /** Events are for pages that gave no return_url; the others are left for that address. */
    #finish(outcome) {
      if (this.#options.return_url !== undefined) {
        window.location.assign(this.#options.return_url);
        return;
      }
      this.#emit(outcome);
      this.#emit('complete');
    }

    #emit(name) {
      for (const listener of this.#listeners.get(name) ?? []) listener();
    }
  }

  function isAbsolute(address) {
    return /^https?:\/\//.test(address) && URL.canParse(address);
  }

  window.YooMoneyCheckoutWidget = YooMoneyCheckoutWidget;
})();
